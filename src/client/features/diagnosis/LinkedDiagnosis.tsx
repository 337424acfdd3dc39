import CloseRounded from '@mui/icons-material/CloseRounded'
import { IconButton, Paper, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
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
    <Row variant="outlined">
      <Typography>{t('linked.text', { names, date: formatDay(createdAt, language) })}</Typography>
      <IconButton aria-label={t('linked.remove')} onClick={unlink}>
        <CloseRounded />
      </IconButton>
    </Row>
  )
}

const Row = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingLeft: theme.spacing(2),
  borderRadius: 16,
  '& > p': { flex: 1, paddingBlock: theme.spacing(1) },
}))
