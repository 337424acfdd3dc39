import SearchRounded from '@mui/icons-material/SearchRounded'
import { Typography } from '@mui/material'

type CheckLabelProps = { children: string }

export function CheckLabel({ children }: CheckLabelProps) {
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'info.main' }}
    >
      <SearchRounded aria-hidden />
      {children}
    </Typography>
  )
}
