import { Alert, Button } from '@mui/material'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ChosenPhotos } from '~/client/features/diagnosis/useChosenPhotos'
import { labelOfLook, resultOfLook } from '~/client/features/look/lookTexts'
import { useLook } from '~/client/features/look/useLook'
import { Busy } from '~/client/shared/Busy'
import { loadNamespaces, loadWithLanguage, useLanguage } from '~/client/shared/i18n'
import { loadWords } from '~/diagnosis'

const LookScreen = lazy(async () => {
  const { LookScreen: Component } = await import(/* webpackChunkName: "result" */ '~/client/features/report/LookScreen')
  return { default: Component }
})

/** The look at the chosen photos, once its texts are there. */
export async function loadChosenLook() {
  await Promise.all([loadNamespaces(['look', 'history', 'library', 'share']), loadWithLanguage(loadWords)])
  return ChosenLook
}

/** Without a network the phone looks by itself, with one when asked. */
function ChosenLook({ setId, crop, photoUrl, isBusy, isWithoutNetwork, readCopies }: ChosenPhotos) {
  const { t } = useTranslation('look')
  const language = useLanguage()
  const asking = `${setId} ${crop ?? ''}` // other photos, or another crop, are another look
  const [asked, setAsked] = useState<string | null>(null)
  if (isWithoutNetwork && asked !== asking) setAsked(asking)
  const state = useLook(asked === asking ? asking : null, async () => ({ copies: await readCopies(), crop }))

  if (state === null)
    return isBusy ? null : (
      <Button
        variant="outlined"
        onClick={() => {
          setAsked(asking)
        }}
      >
        {t('ask')}
      </Button>
    )
  switch (state.status) {
    case 'looking':
      return <Busy />
    case 'failed':
      return <Alert severity="info">{t('failed')}</Alert>
    case 'seen':
      return (
        <Suspense fallback={<Busy />}>
          <LookScreen result={resultOfLook(state.look, language)} label={labelOfLook(state.look)} photoUrl={photoUrl} />
        </Suspense>
      )
  }
}
