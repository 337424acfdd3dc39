import { Alert } from '@mui/material'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useKeptLook } from '~/client/features/diagnosis/looks/useKeptLook'
import { useChosenPhotos } from '~/client/features/diagnosis/useChosenPhotos'
import type { ChosenPhotos } from '~/client/features/diagnosis/useChosenPhotos'
import { LookRecheckRow } from '~/client/features/history/LookRecheckRow'
import type { Look } from '~/client/features/look/look'
import { isCorrectable, labelOfLook, resultOfLook } from '~/client/features/look/lookTexts'
import { useLook } from '~/client/features/look/useLook'
import type { Seen } from '~/client/features/look/useLook'
import { usePackKept } from '~/client/features/look/usePackKept'
import { Busy } from '~/client/shared/Busy'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { usePlace } from '~/client/shared/usePlace'

const LookScreen = lazy(async () => {
  const { LookScreen: Component } = await import(/* webpackChunkName: "result" */ '~/client/features/report/LookScreen')
  return { default: Component }
})

/** The look at the chosen photos. */
export function ChosenLook() {
  const chosen = useChosenPhotos()
  return chosen ? <LookAt {...chosen} /> : null
}

/** Without a network the phone looks by itself, with one when asked. What it has seen waits with the photos. */
function LookAt({ setId, crop, photoUrl, isBusy, isWithoutNetwork, readCopies }: ChosenPhotos) {
  const { t } = useTranslation(['look', 'history', 'library', 'share', 'waiting', 'words'])
  const language = useLanguage()
  const place = usePlace()
  const { keptLook, seenAt, isOpenLook, keep, tellCrop, putAside } = useKeptLook(setId, crop)
  const [openedAt] = useState(Date.now)
  const isPackKept = usePackKept()
  const [asked, setAsked] = useState<string | null>(null) // for another crop it looks again
  if (isWithoutNetwork && asked !== setId) setAsked(setId)
  const read = async () => ({ copies: await readCopies(), crop })
  const looked = useLook(asked === setId && !keptLook ? `${setId} ${crop ?? ''}` : null, read)
  const state = keptLook ? ({ status: 'seen', look: keptLook as Look } as const) : looked
  const keepSeen = useEffectEvent(({ copies, look }: Seen) => {
    void keep({ copies, crop, look })
  })
  const seen = looked?.status === 'seen' && !isBusy ? looked : null
  useEffect(() => {
    if (seen) keepSeen(seen)
  }, [seen])

  if (state === null)
    return isBusy ? null : (
      <Button
        variant="outlined"
        onClick={() => {
          setAsked(setId)
        }}
      >
        {t('ask')}
      </Button>
    )
  switch (state.status) {
    case 'looking':
      return <Busy />
    case 'failed':
      return <Alert severity="info">{isPackKept ? t('failed') : t('pack.offline')}</Alert> // removed in another tab
    case 'seen': {
      const result = resultOfLook(state.look, language, place)
      const createdAt = new Date(seenAt ?? openedAt).toISOString()
      return (
        <Suspense fallback={<Busy />}>
          <LookScreen
            result={result}
            label={labelOfLook(state.look, place)}
            photoUrl={photoUrl}
            crop={crop}
            recheck={result.recheckDays === null ? null : <LookRecheckRow id={setId} {...{ createdAt, result }} />}
            onCorrect={isCorrectable(state.look) && !isBusy ? tellCrop : undefined}
            seen={{ createdAt, modelVersion: state.look.modelVersion, place }}
            onNewPhoto={isOpenLook ? putAside : undefined}
          />
        </Suspense>
      )
    }
  }
}
