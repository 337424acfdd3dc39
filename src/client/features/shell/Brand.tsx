import SpaRounded from '@mui/icons-material/SpaRounded'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

import { paths } from '~/client/shared/paths'

import { BRAND } from './content'

export function Brand() {
  return (
    <Link
      component={RouterLink}
      to={paths.home}
      underline="none"
      variant="h4"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifySelf: 'start',
        gap: 1,
        minHeight: 44,
        color: 'primary.main',
      }}
    >
      <SpaRounded aria-hidden />
      {BRAND}
    </Link>
  )
}
