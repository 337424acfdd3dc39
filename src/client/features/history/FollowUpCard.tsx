import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded'
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded'
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded'
import { Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { failureMessages } from '~/client/shared/failureMessages'
import { useLanguage } from '~/client/shared/i18n'
import { useCorrectDiagnosisMutation } from '~/client/store/diagnosisApi'
import { PROGRESS } from '~/contract/corrections'
import type { Progress } from '~/contract/corrections'
import type { Diagnosis } from '~/contract/responses'

const ICONS = { better: TrendingUpRounded, same: TrendingFlatRounded, worse: TrendingDownRounded }

type FollowUpCardProps = { diagnosis: Diagnosis }

/** How the plants are since the answer that this one follows, and what that means. Nothing where it follows none. */
export function FollowUpCard({ diagnosis: { id, followUp } }: FollowUpCardProps) {
  const { t } = useTranslation('history')
  const { enqueueSnackbar } = useSnackbar()
  const language = useLanguage()
  const labelId = useId()
  const [correctDiagnosis, { isLoading }] = useCorrectDiagnosisMutation()
  if (!followUp) return null

  const tell = async (progress: Progress | null) => {
    if (progress === null) return
    const { error } = await correctDiagnosis({ id, progress, language })
    if (error) failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'warning' }))
  }
  return (
    <Card sx={{ p: 1.5 }}>
      <Typography id={labelId} variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('progress.question')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={labelId}
        value={followUp.progress}
        disabled={isLoading || followUp.follows === null}
        onChange={(_, progress: Progress | null) => tell(progress)}
      >
        {PROGRESS.map((progress) => {
          const Icon = ICONS[progress]
          return (
            <ToggleButton key={progress} value={progress} sx={CHOICE_STYLE}>
              <Icon aria-hidden />
              {t(`progress.${progress}`)}
            </ToggleButton>
          )
        })}
      </ToggleButtonGroup>
      <div role="status">
        {followUp.advice.map((sentence) => (
          <Typography key={sentence} sx={{ mt: 1 }}>
            {sentence}
          </Typography>
        ))}
      </div>
    </Card>
  )
}

const CHOICE_STYLE = {
  flexDirection: 'column',
  minHeight: 56,
  fontSize: '1rem',
  lineHeight: 1.2,
  color: 'text.primary',
}
