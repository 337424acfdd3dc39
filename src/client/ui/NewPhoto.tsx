import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { useMediaQuery } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '~/contract/paths'

import { Button } from './Button'

/** Stands in a wide window where Diagnose was; on a phone the bar of the result leads to the same, unless it has none. */
export function NewPhoto({ isOnPhone = false }: { isOnPhone?: boolean }) {
  const { t } = useTranslation('diagnosis')
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  if (!isWide && !isOnPhone) return null
  return (
    <Button
      component={Link}
      to={paths.predict}
      variant="contained"
      size="large"
      fullWidth
      startIcon={<PhotoCameraRounded />}
      sx={{ minHeight: 56, '@media print': { display: 'none' } }}
    >
      {t('button.newPhoto')}
    </Button>
  )
}
