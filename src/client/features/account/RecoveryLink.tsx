import { Link } from '@mui/material'
import { styled } from '@mui/material/styles'

/** Below a form: the way to another screen. */
export const RecoveryLink = styled(Link)(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: theme.spacing(1.5),
  textAlign: 'center',
})) as typeof Link
