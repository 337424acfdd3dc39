import CloseRounded from '@mui/icons-material/CloseRounded'
import { IconButton, Paper, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/shared/i18n'

import { useLinkedDiagnosis } from './useLinkedDiagnosis'

/** Which earlier diagnosis the next answer will follow. Nothing without one. */
export function LinkedDiagnosis() {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const { earlier, unlink } = useLinkedDiagnosis()
  if (!earlier) return null
  const { answer, createdAt } = earlier.diagnosis
  const names = [answer?.cropName, answer?.title].filter(Boolean).join(', ')
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', pl: 2, borderRadius: '16px' }}>
      <Typography sx={{ flex: 1, py: 1 }}>
        {t('linked.text', { names, date: formatDay(createdAt, language) })}
      </Typography>
      <IconButton aria-label={t('linked.remove')} onClick={unlink}>
        <CloseRounded />
      </IconButton>
    </Paper>
  )
}
