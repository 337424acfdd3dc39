import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

import { useIsBeyondNetwork } from '~/client/features/diagnosis/waiting/useIsBeyondNetwork'
import { PackOffer } from '~/client/features/look/PackOffer'
import { usePackKept } from '~/client/features/look/usePackKept'
import { loadNamespaces } from '~/client/shared/i18n'

import { loadChosenLook } from './ChosenLook'

const ChosenLook = lazy(async () => {
  const none = () => null // the photos wait all the same
  return { default: await loadChosenLook().catch(() => none) }
})

/** What the phone sees by itself, or what it would need for that, once the texts are there. */
export async function loadPhoneLook(): Promise<ComponentType> {
  await loadNamespaces(['look'])
  return PhoneLook
}

function PhoneLook() {
  const canLook = usePackKept()
  const isOffline = useIsBeyondNetwork()
  return (
    <>
      <Suspense>{canLook ? <ChosenLook /> : null}</Suspense>
      <PackOffer isOffline={isOffline} />
    </>
  )
}
