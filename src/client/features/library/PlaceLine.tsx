import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { usePlace } from '~/client/shared/usePlace'

/** Whose advice the page gives; a page without a script gives that for Kenya. */
export function PlaceLine() {
  const { t } = useTranslation('library')
  const place = usePlace()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {t(`place.${place}`)}
    </Typography>
  )
}
