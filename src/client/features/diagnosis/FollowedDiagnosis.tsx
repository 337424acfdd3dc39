import CloseRounded from '@mui/icons-material/CloseRounded'
import { IconButton, Paper, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/shared/i18n'

import { useFollowedDiagnosis } from './useFollowedDiagnosis'

/** Which earlier diagnosis the next result will follow. Nothing without one. */
export function FollowedDiagnosis() {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const { followed, unlink } = useFollowedDiagnosis()
  if (!followed) return null
  const { answer: result, createdAt } = followed.diagnosis
  const names = [result?.cropName, result?.title].filter(Boolean).join(', ')
  return (
    <Row variant="outlined">
      <Typography>{t('followed.text', { names, date: formatDay(createdAt, language) })}</Typography>
      <IconButton aria-label={t('followed.remove')} onClick={unlink}>
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
