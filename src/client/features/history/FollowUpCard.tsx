import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded'
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded'
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded'
import { Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { forgetDueDay } from '~/client/storage/dueDay'
import { useCorrection } from '~/client/ui/useCorrection'
import { LARGE_TEXT } from '~/client/ui/windows'
import { PROGRESS, type Progress } from '~/contract/replies'
import type { Diagnosis } from '~/contract/responses'

const ICONS = { better: TrendingUpRounded, same: TrendingFlatRounded, worse: TrendingDownRounded }

type FollowUpCardProps = {
  diagnosis: Diagnosis
  /** It has just arrived. */
  isNew: boolean
}

/** Asks how the plants have developed since the earlier result. Renders nothing without a follow-up. */
export function FollowUpCard({ diagnosis: { id, followUp }, isNew }: FollowUpCardProps) {
  const { t } = useTranslation('history')
  const labelId = useId()
  const { correct, isLoading } = useCorrection(id)
  const hasLookedAgain = isNew && Boolean(followUp)
  useEffect(() => {
    if (hasLookedAgain) forgetDueDay() // the next list says what else is due
  }, [hasLookedAgain])
  if (!followUp) return null
  return (
    <Frame>
      <Typography id={labelId} variant="h6" component="p">
        {t('progress.question')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={labelId}
        value={followUp.progress}
        disabled={isLoading || followUp.follows === null}
        onChange={(_, progress: Progress | null) => progress && correct({ progress })}
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
