import { Alert } from '@mui/material'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { selectIsOffline } from '~/client/features/scan/scansSlice'
import { useChosenPhotos, type ChosenPhotos } from '~/client/features/scan/useChosenPhotos'
import { PackOffer } from '~/client/features/onDevice/PackOffer'
import {
  asksCrop,
  isCorrectable,
  labelOfPreview,
  look,
  resultOfPreview,
  type Look,
} from '~/client/features/onDevice/judgeLeaves'
import { usePackKept } from '~/client/features/onDevice/packSlice'
import { useWholeReport } from '~/client/features/onDevice/useWholeReport'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { useLanguage } from '~/client/i18n/i18n'
import { useAppSelector, usePlace } from '~/client/store/hooks'

import { LazyResult } from './LazyResult'

/** The on-device preview of the chosen photos, or the offer to install the pack. */
export function OnDevicePreview() {
  const canJudge = usePackKept()
  const isOffline = useAppSelector(selectIsOffline)
  const chosen = useChosenPhotos()
  return (
    <>
      {canJudge && chosen ? (
        <Suspense>
          <ChosenPhotosPreview {...chosen} />
        </Suspense>
      ) : null}
      <PackOffer key={String(canJudge)} isOffline={isOffline} />
    </>
  )
}

/** Judges the photos automatically without a network, otherwise on request. The scan stores the preview. */
function ChosenPhotosPreview(chosen: ChosenPhotos) {
  const { scanKey, crop, photoUrl, isBusy, isWithoutNetwork, preview, judgedAt, isShownHeld } = chosen
  const { t } = useTranslation(['look', 'history', 'library', 'share', 'waiting', 'words'])
  const language = useLanguage()
  const place = usePlace()
  const [openedAt] = useState(Date.now)
  const canJudge = usePackKept()
  const [asked, setAsked] = useState<string | null>(null) // another crop is judged again
  const [reply, setReply] = useState<string | null>(null)
  if (isWithoutNetwork && asked !== scanKey) setAsked(scanKey)
  const isConfirmed = reply !== null && reply === crop
  const read = async () => ({ copies: await chosen.readCopies(), crop, isConfirmed })
  const kept = preview && !(isConfirmed && asksCrop(preview as Look)) ? (preview as Look) : undefined
  const looked = usePreview(asked === scanKey && !kept ? `${scanKey} ${crop ?? ''} ${isConfirmed}` : null, read)
  const state = kept ? ({ status: 'seen', look: kept } as const) : looked
  const hasPlan = useHasPlan()
  const whole = useWholeReport(hasPlan && state?.status === 'seen' ? state.look : null)
  const correct = (entered: string) => {
    setAsked(scanKey)
    setReply(entered)
    chosen.enterCrop(entered)
  }
  const keepSeen = useEffectEvent(({ look }: JudgedLeaves) => {
    void chosen.keep({ ...look, crop })
  })
  const seen = looked?.status === 'seen' && !isBusy ? looked : null
  useEffect(() => {
    if (seen) keepSeen(seen)
  }, [seen])

  if (state === null)
    return isBusy ? null : (
      <Button variant="outlined" onClick={() => setAsked(scanKey)}>
        {t('ask')}
      </Button>
    )
  switch (state.status) {
    case 'looking':
      return <Busy />
    case 'failed':
      return <Alert severity="info">{canJudge ? t('failed') : t('pack.offline')}</Alert> // removed in another tab
    case 'seen': {
      const { result, report } = whole ?? { result: resultOfPreview(state.look, language, place) }
      const createdAt = new Date(judgedAt ?? openedAt).toISOString()
      return (
        <LazyResult
          preview={{
            id: scanKey,
            result,
            report,
            label: labelOfPreview(state.look, place),
            photoUrl,
            crop,
            asksCrop: asksCrop(state.look),
            onCorrect: isCorrectable(state.look) && !isBusy ? correct : undefined,
            seen: { createdAt, modelVersion: state.look.modelVersion, place, plot: chosen.plot ?? undefined },
            isWaiting: isShownHeld,
          }}
        />
      )
    }
  }
}

type JudgedLeaves = { status: 'seen'; look: Look; copies: readonly Blob[] }
type PreviewState = { status: 'looking' } | JudgedLeaves | { status: 'failed' }

/** Judges what `read` returns, once per `key`; null: not yet. */
function usePreview(
  key: string | null,
  read: () => Promise<{ copies: readonly Blob[]; crop: string | null; isConfirmed: boolean }>,
) {
  const readNow = useEffectEvent(read)
  const [found, setFound] = useState<{ key: string; state: PreviewState } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    let isStale = false
    const show = (state: PreviewState) => {
      if (!isStale) setFound({ key, state })
    }
    readNow()
      .then(async ({ copies, crop, isConfirmed }) => {
        show({ status: 'seen', look: await look(copies, crop, isConfirmed), copies })
      })
      .catch(() => {
        show({ status: 'failed' })
      })
    return () => {
      isStale = true
    }
  }, [key])
  if (key === null) return null
  return found?.key === key ? found.state : ({ status: 'looking' } as const)
}
