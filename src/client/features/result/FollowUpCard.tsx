import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded'
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded'
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded'
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded'
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { forgetDueDay } from '~/client/storage/dueDay'
import { Button } from '~/client/ui/Button'
import { cropDrawing } from '~/client/ui/drawing'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { useCorrection } from '~/client/ui/useCorrection'
import { LARGE_TEXT } from '~/client/ui/windows'
import { CONDITIONS, COUNTED, isConditionLabel } from '~/contract/library'
import { countPath, followUpPath } from '~/contract/paths'
import { PROGRESS, type Progress } from '~/contract/replies'
import type { Diagnosis } from '~/contract/responses'

import { ActionCards } from './ActionCards'
import { useFocusWhenLost } from './VerdictBanner'

const ICONS = { better: TrendingUpRounded, same: TrendingFlatRounded, worse: TrendingDownRounded }
const MAX_ACTIONS = 2

type FollowUpCardProps = {
  diagnosis: Diagnosis
  photoUrl: string | undefined
  /** The answer that this one follows; undefined while unknown or after its deletion. */
  earlier: { createdAt: string; photoUrl: string | undefined } | undefined
  /** It has just arrived. */
  isNew: boolean
  /** Its plants are due, and no newer photo follows it. */
  isDue: boolean
  /** Opens the ways to send the result. */
  onSend: () => void
}

/** Asks how the plants have developed, then says what to do now. */
export function FollowUpCard({ diagnosis, photoUrl, earlier, isNew, isDue, onSend }: FollowUpCardProps) {
  const { t } = useTranslation(['history', 'share'])
  const labelId = useId()
  const heading = useFocusWhenLost()
  const { id, followUp, plot, answer: result, createdAt } = diagnosis
  const { correct, isLoading } = useCorrection(id)
  const hasLookedAgain = isNew && Boolean(followUp)
  useEffect(() => {
    if (hasLookedAgain) forgetDueDay() // the next list says what else is due
  }, [hasLookedAgain])
  const advice = followUp?.advice ?? []
  const now = { createdAt, photoUrl }
  return (
    <Frame aria-labelledby={labelId}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {[nameOfResult(result), plot].filter(Boolean).join(' · ')}
        </Typography>
        <Typography id={labelId} ref={heading} tabIndex={-1} variant="h4" component="h2">
          {t('progress.question')}
        </Typography>
      </div>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={labelId}
        value={followUp?.progress ?? null}
        disabled={isLoading || (!isDue && followUp?.follows === null && followUp.progress === null)}
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
      <Pair>
        {earlier ? <Leaf {...earlier} crop={result.crop} /> : null}
        <Leaf {...now} crop={result.crop} />
        {isDue ? (
          <Button component={Link} to={followUpPath(id)} variant="outlined">
            {t('due.newPhotos')}
          </Button>
        ) : null}
      </Pair>
      <Advice role="status">
        {advice.length === 0 ? (
          <Typography color="textSecondary">{t('progress.next')}</Typography>
        ) : (
          <>
            <ActionCards heading={t('progress.now')} actions={advice.slice(0, MAX_ACTIONS)} pictograms={[]}>
              {null}
            </ActionCards>
            {advice.slice(MAX_ACTIONS).map((sentence) => (
              <Typography key={sentence} color="textSecondary">
                {sentence}
              </Typography>
            ))}
          </>
        )}
      </Advice>
      <CountLink label={diagnosis.label} />
      {followUp?.progress === 'worse' ? (
        <Button variant="contained" size="large" startIcon={<SupportAgentRounded />} onClick={onSend}>
          {t('share:officer.sendTo')}
        </Button>
      ) : null}
    </Frame>
  )
}

/** Where a published rule asks on how many plants it is. */
function CountLink({ label }: Pick<Diagnosis, 'label'>) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const counted = COUNTED.find((one) => one === label)
  if (counted === undefined || !isConditionLabel(counted)) return null
  return (
    <Button component={Link} to={countPath(language, CONDITIONS[counted])} variant="outlined">
      {t('countPlants')}
    </Button>
  )
}

type LeafProps = { createdAt: string; photoUrl: string | undefined; crop: string | null }

/** The photo of a day, or a drawing of the crop if this phone has none. */
function Leaf({ createdAt, photoUrl, crop }: LeafProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const isToday = new Date(createdAt).toDateString() === new Date().toDateString()
  const picture: ReactNode =
    photoUrl === undefined ? (
      <img data-drawing src={cropDrawing(crop ?? 'unknown')} alt="" />
    ) : (
      <img src={photoUrl} alt="" />
    )
  return (
    <figure>
      {picture}
      <Typography component="figcaption" variant="body2">
        {isToday ? t('progress.today') : formatRecentDay(createdAt, language)}
      </Typography>
    </figure>
  )
}

const Frame = styled('section')(({ theme }) => ({
  ...theme.mixins.column(1.5),
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
  minHeight: 64,
  paddingInline: theme.spacing(0.5),
  ...theme.typography.body1,
  textTransform: 'none',
  color: theme.vars.palette.text.primary,
  '&&[aria-pressed="true"], &&[aria-pressed="true"]:hover': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

const PICTURE_PX = 136

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px 240px' },
  '& > figure': { position: 'relative', minWidth: 0, margin: 0 },
  '& img': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: PICTURE_PX,
    objectFit: 'cover',
    borderRadius: theme.vars.shape.photo,
  },
  '& img[data-drawing]': {
    padding: theme.spacing(2),
    objectFit: 'contain',
    backgroundColor: theme.vars.palette.surface.tint,
    filter: theme.vars.palette.surface.pictureFilter,
  },
  '& figcaption': {
    position: 'absolute',
    left: theme.spacing(1),
    bottom: theme.spacing(1),
    padding: theme.spacing(0, 1.25),
    borderRadius: theme.vars.shape.pill,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.surface.onPhoto,
    fontWeight: theme.typography.fontWeightMedium,
  },
}))

const Advice = styled('div')(({ theme }) => theme.mixins.column(1))
