import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const underlined = ({ theme }: { theme: Theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
})

/** Links within a sentence. Not MUI's `Link`, which pages of forms would load for these alone. */
export const TextLink = styled(Link)(underlined)
export const TextAnchor = styled('a')(underlined)
