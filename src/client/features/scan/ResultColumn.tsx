import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import LockRounded from '@mui/icons-material/LockRounded'
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Card, CircularProgress, LinearProgress, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { selectIsOutOfCredits, selectPlan } from '~/client/session/sessionSlice'
import { isPackKept } from '~/client/storage/settings'
import { useAppSelector } from '~/client/store/hooks'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { ResultPlace, type RenderEarlierResults } from './ResultPlace'
import {
  selectFirstPhotoUrl,
  selectIsBusy,
  selectIsShownQueued,
  selectNeedsPhoto,
  selectPhotoCount,
  selectSentShare,
  selectShown,
  selectUnderwayKey,
} from './scansSlice'
import { useShown } from './useShown'
import { useTranslated } from './useTranslated'

type ShownResult = { report: string; diagnosis: Diagnosis | null; language: Language }

export type ResultColumnProps = {
  resultPlace: Ref<HTMLDivElement>
  renderResult: (result: ShownResult & { photoUrl: string | undefined; needsPhoto: boolean }) => ReactNode
  renderEarlierResults: RenderEarlierResults
  /** The on-device preview, or the offer to install it while photos wait. */
  look: ReactNode
}

export function ResultColumn({ resultPlace, renderResult, renderEarlierResults, look }: ResultColumnProps) {
  const result = useShownResult()
  const photoUrl = useShown(selectFirstPhotoUrl)
  const needsPhoto = useShown(selectNeedsPhoto)
  const isBusy = useShown(selectIsBusy)
  const shown = useShown(selectShown)
  const underwayKey = useAppSelector(selectUnderwayKey)
  const isShownQueued = useShown(selectIsShownQueued)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const canJudge = useBrowserValue(isPackKept, false)
  const hasDraft = shown?.status === 'draft'
  const hasWaited = shown?.hasWaited === true
  const isSent = isBusy && (!hasWaited || underwayKey === shown.key)
  /** On a phone the column moves above the photos if nothing can be done with them now; never above a draft. */
  const isFirst = !result && !hasDraft && (isShownQueued || (isOutOfCredits && !isBusy))

  return (
    <Column data-first={isFirst}>
      {(canJudge && photoUrl !== undefined) || hasWaited ? look : null}
      <Waiting aria-live="polite">{isSent ? <Progress /> : null}</Waiting>
      <Suspense>
        {result?.diagnosis && shown?.preview ? (
          <PreviewDifference preview={shown.preview} diagnosis={result.diagnosis} />
        ) : null}
      </Suspense>
      <ResultPlace ref={resultPlace} renderEarlierResults={renderEarlierResults} isFirst={isFirst}>
        {result ? renderResult({ ...result, photoUrl, needsPhoto }) : null}
      </ResultPlace>
    </Column>
  )
}

/** Says how a diagnosis differs from the on-device preview. */
const PreviewDifference = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "onDevice" */ './previews/PreviewDifference')).PreviewDifference,
)

/** The result in the reader's language; until the translation arrives, in the language it was given in. */
function useShownResult(): ShownResult | undefined {
  const shown = useShown(selectShown)?.result
  const translated = useTranslated(shown?.diagnosis ?? null, shown?.language ?? null)
  if (shown?.report == null) return undefined
  const { report, diagnosis, language } = shown
  if (!translated) return { report, diagnosis, language }
  return { report: translated.result, diagnosis: translated.diagnosis, language: translated.language ?? language }
}

/** Stays mounted, because it is a live region; takes no row while it is empty. */
const Waiting = styled('div')({ '&:empty': { position: 'absolute' } })

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  [theme.breakpoints.up('lg')]: { gridArea: 'result' },
  [theme.breakpoints.down('lg')]: { '&[data-first="true"]': { order: -1 } },
}))

function Progress() {
  const { t } = useTranslation('diagnosis')
  const count = useShown(selectPhotoCount)
  const isPrepared = (useShown(selectShown)?.bytes ?? null) !== null
  const sentShare = useAppSelector(selectSentShare)
  const hasPlan = useAppSelector(selectPlan) !== undefined
  return (
    <Stack spacing={1.5}>
      <Card variant="outlined" sx={{ px: 1.5 }}>
        <Steps>
          <Step state={isPrepared ? 'done' : 'active'}>
            {isPrepared ? t('progress.prepared', { count }) : t('progress.preparing', { count })}
          </Step>
          <Step state={isPrepared ? 'active' : 'left'}>{t('progress.sending', { count })}</Step>
        </Steps>
        {/* hidden: a screen reader would read every change */}
        <LinearProgress aria-hidden variant="determinate" value={isPrepared ? 100 * sentShare : 0} />
      </Card>
      {hasPlan ? null : <Note icon={<LockRounded />}>{t('progress.free')}</Note>}
      <Note icon={<SmartphoneRounded />}>{t('progress.network')}</Note>
    </Stack>
  )
}

const ICONS = {
  done: <CheckCircleRounded color="primary" />,
  active: <CircularProgress size={24} aria-hidden />,
  left: <RadioButtonUncheckedRounded color="disabled" />,
}

function Step({ state, children }: { state: keyof typeof ICONS; children: ReactNode }) {
  return (
    <Row data-state={state}>
      {ICONS[state]}
      <Words>{children}</Words>
    </Row>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <NoteRow>
      {icon}
      <span>{children}</span>
    </NoteRow>
  )
}

const Steps = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
}))

const Words = styled('span')({ flex: 1, fontWeight: 600, '[data-state="left"] > &': { fontWeight: 'inherit' } })

const NoteRow = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingInline: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.success.main },
}))
