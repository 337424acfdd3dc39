import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded'
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded'
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded'
import { Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/shared/i18n'
import { useToastFailures } from '~/client/shared/failureMessages'
import { LARGE_TEXT } from '~/client/shared/windows'
import { PROGRESS } from '~/contract/replies'
import type { Progress } from '~/contract/replies'
import type { Diagnosis } from '~/contract/responses'

const ICONS = { better: TrendingUpRounded, same: TrendingFlatRounded, worse: TrendingDownRounded }

type FollowUpCardProps = { diagnosis: Diagnosis }

/** How the plants are since the result that this one follows, and what that means. Nothing where it follows none. */
export function FollowUpCard({ diagnosis: { id, followUp } }: FollowUpCardProps) {
  const { t } = useTranslation('history')
  const toastFailures = useToastFailures()
  const language = useLanguage()
  const labelId = useId()
  const [correctDiagnosis, { isLoading }] = useCorrectDiagnosisMutation()
  if (!followUp) return null

  const tell = async (progress: Progress | null) => {
    if (progress === null) return
    const { error } = await correctDiagnosis({ id, progress, language })
    if (error) toastFailures(error)
  }
  return (
    <Frame>
      <Typography id={labelId} variant="h6" component="h3">
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
            <Choice key={progress} value={progress}>
              <Icon aria-hidden />
              <span>{t(`progress.${progress}`)}</span>
            </Choice>
          )
        })}
      </ToggleButtonGroup>
      <div role="status">
        {followUp.advice.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.5),
  '& > h3': { marginBottom: theme.spacing(1) },
  '& p': { margin: theme.spacing(1, 0, 0) },
  [LARGE_TEXT]: {
    '& > [role="group"]': { flexDirection: 'column', gap: theme.spacing(1) },
    '& > [role="group"] > button': {
      margin: 0,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
    },
  },
}))

const Choice = styled(ToggleButton)(({ theme }) => ({
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 56,
  paddingInline: theme.spacing(0.5),
  fontSize: '1rem',
  lineHeight: theme.lineHeight.dense,
  color: theme.vars.palette.text.primary,
  '&&[aria-pressed="true"], &&[aria-pressed="true"]:hover': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))
