import { Chip } from '@mui/material'

import { useAppSelector } from '~/client/store/hooks'
import { selectCredits } from '~/client/store/sessionSlice'

export function CreditsBadge() {
  const credits = useAppSelector(selectCredits)
  return <Chip label={`Credits left: ${credits}`} color="secondary" variant="outlined" sx={{ fontWeight: 650 }} />
}
