import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** What will stand in `Today`. */
export function NothingYet() {
  const { t } = useTranslation('landing')
  return (
    <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
      {t('today.none')}
    </Typography>
  )
}
