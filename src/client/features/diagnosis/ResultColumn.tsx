import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

import { isPackKept } from '~/client/device/settings'
import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { useBrowserValue } from '~/client/shared/useBrowserValue'
import { useAppSelector } from '~/client/store/hooks'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { ResultPlace } from './ResultPlace'
import type { RenderEarlierResults } from './ResultPlace'
import {
  selectFirstPhotoUrl,
  selectIsBusy,
  selectIsHeldListed,
  selectIsListed,
  selectIsOffline,
  selectIsShownWaiting,
  selectNeedsPhoto,
  selectShown,
} from './scansSlice'
import { useTranslated } from './useTranslated'
import { Progress } from './waiting/Progress'
import { LazyWaitingList } from './waiting/LazyWaitingList'

type ShownResult = { report: string; diagnosis: Diagnosis | null; language: Language }

export type ResultColumnProps = {
  resultPlace: Ref<HTMLDivElement>
  renderResult: (result: ShownResult & { photoUrl: string | undefined; needsPhoto: boolean }) => ReactNode
  renderEarlierResults: RenderEarlierResults
  /** What the phone sees by itself, or what it would need for that where photos have waited. */
  look: ReactNode
}

/** What has become of the photos. */
export function ResultColumn({ resultPlace, renderResult, renderEarlierResults, look }: ResultColumnProps) {
  const result = useShownResult()
  const photoUrl = useAppSelector(selectFirstPhotoUrl)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isBusy = useAppSelector(selectIsBusy)
  const isListed = useAppSelector(selectIsListed)
  const areLooksListed = useAppSelector(selectIsHeldListed)
  const hasWaited = useAppSelector(selectShown)?.hasWaited === true
  const isListedOffline = useAppSelector((state) => selectIsListed(state) && selectIsOffline(state))
  const isShownWaiting = useAppSelector(selectIsShownWaiting)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const canLook = useBrowserValue(isPackKept, false)
  /** On a phone above the photos: nothing more can be done with them now. */
  const isFirst = !result && (isListed || areLooksListed || isShownWaiting || (isOutOfCredits && !isBusy))

  return (
    <Column data-first={isFirst}>
      {(canLook && photoUrl !== undefined) || hasWaited || isListedOffline ? look : null}
      {isListed || areLooksListed ? <LazyWaitingList /> : null}
      <Waiting aria-live="polite">{isBusy && !isListed ? <Progress /> : null}</Waiting>
      <ResultPlace ref={resultPlace} renderEarlierResults={renderEarlierResults} isFirst={isFirst}>
        {result ? renderResult({ ...result, photoUrl, needsPhoto }) : null}
      </ResultPlace>
    </Column>
  )
}

/** The shown result in the reader's language; until that arrives, or if it never does, in the one it was given in. */
function useShownResult(): ShownResult | undefined {
  const shown = useAppSelector(selectShown)?.result
  const translated = useTranslated(shown?.diagnosis ?? null, shown?.language ?? null)
  if (shown?.report == null) return undefined
  const { report, diagnosis, language } = shown
  if (!translated) return { report, diagnosis, language }
  return { report: translated.result, diagnosis: translated.diagnosis, language: translated.language ?? language }
}

/** What announces the progress stays in the page; empty it takes no row. */
const Waiting = styled('div')({ '&:empty': { position: 'absolute' } })

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  [theme.breakpoints.up('lg')]: { gridArea: 'result' },
  [theme.breakpoints.down('lg')]: { '&[data-first="true"]': { order: -1 } },
}))
