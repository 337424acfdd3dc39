import { Alert } from '@mui/material'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { selectIsOffline } from '~/client/features/diagnosis/scansSlice'
import { useChosenPhotos, type ChosenPhotos } from '~/client/features/diagnosis/useChosenPhotos'
import { PackOffer } from '~/client/features/look/PackOffer'
import { isCorrectable, labelOfLook, look, resultOfLook, type Look } from '~/client/features/look/judgeLeaves'
import { usePackKept } from '~/client/features/look/packSlice'
import { Busy } from '~/client/shared/Busy'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { usePlace } from '~/client/shared/usePlace'
import { useAppSelector } from '~/client/store/hooks'

/** With the screens of results, which show the same. */
const LookResult = lazy(async () => {
  const module = await import(/* webpackChunkName: "result" */ './LookResult')
  return { default: module.LookResult }
})

/** The on-device preview of the chosen photos, or the offer of what it needs. */
export function PhoneLook() {
  const canLook = usePackKept()
  const isOffline = useAppSelector(selectIsOffline)
  const chosen = useChosenPhotos()
  return (
    <>
      {canLook && chosen ? (
        <Suspense>
          <LookAt {...chosen} />
        </Suspense>
      ) : null}
      <PackOffer key={String(canLook)} isOffline={isOffline} />
    </>
  )
}

/** Judges the photos without being asked if there is no network, and on request with one. The scan stores the preview. */
function LookAt(chosen: ChosenPhotos) {
  const { setId, crop, photoUrl, isBusy, isWithoutNetwork, preview, judgedAt, isShownHeld } = chosen
  const { t } = useTranslation(['look', 'history', 'library', 'share', 'waiting', 'words'])
  const language = useLanguage()
  const place = usePlace()
  const [openedAt] = useState(Date.now)
  const canLook = usePackKept()
  const [asked, setAsked] = useState<string | null>(null) // for another crop it looks again
  if (isWithoutNetwork && asked !== setId) setAsked(setId)
  const read = async () => ({ copies: await chosen.readCopies(), crop })
  const looked = useLook(asked === setId && !preview ? `${setId} ${crop ?? ''}` : null, read)
  const state = preview ? ({ status: 'seen', look: preview as Look } as const) : looked
  const keepSeen = useEffectEvent(({ look }: LeafLook) => {
    void chosen.keep({ key: setId, crop, preview: look })
  })
  const seen = looked?.status === 'seen' && !isBusy ? looked : null
  useEffect(() => {
    if (seen) keepSeen(seen)
  }, [seen])

  if (state === null)
    return isBusy ? null : (
      <Button variant="outlined" onClick={() => setAsked(setId)}>
        {t('ask')}
      </Button>
    )
  switch (state.status) {
    case 'looking':
      return <Busy />
    case 'failed':
      return <Alert severity="info">{canLook ? t('failed') : t('pack.offline')}</Alert> // removed in another tab
    case 'seen': {
      const result = resultOfLook(state.look, language, place)
      const createdAt = new Date(judgedAt ?? openedAt).toISOString()
      return (
        <Suspense fallback={<Busy />}>
          <LookResult
            id={setId}
            result={result}
            label={labelOfLook(state.look, place)}
            photoUrl={photoUrl}
            crop={crop}
            onCorrect={isCorrectable(state.look) && !isBusy ? chosen.enterCrop : undefined}
            seen={{ createdAt, modelVersion: state.look.modelVersion, place }}
            onNewPhoto={isShownHeld ? chosen.putAside : undefined}
          />
        </Suspense>
      )
    }
  }
}

type LeafLook = { status: 'seen'; look: Look; copies: readonly Blob[] }
type LookState = { status: 'looking' } | LeafLook | { status: 'failed' }

/** Judges what `read` returns, once for each `key`; null: not yet. */
function useLook(key: string | null, read: () => Promise<{ copies: readonly Blob[]; crop: string | null }>) {
  const readNow = useEffectEvent(read)
  const [found, setFound] = useState<{ key: string; state: LookState } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    let isStale = false
    const show = (state: LookState) => {
      if (!isStale) setFound({ key, state })
    }
    readNow()
      .then(async ({ copies, crop }) => {
        show({ status: 'seen', look: await look(copies, crop), copies })
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
