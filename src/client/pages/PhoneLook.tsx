import { Suspense } from 'react'
import type { ComponentType } from 'react'

import { useIsBeyondNetwork } from '~/client/features/diagnosis/waiting/useIsBeyondNetwork'
import { PackOffer } from '~/client/features/look/PackOffer'
import { usePackKept } from '~/client/features/look/usePackKept'
import { loadNamespaces } from '~/client/shared/i18n'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

/** With the words of answers, which those have no use for whose phone cannot look. */
const ChosenLook = lazyOrNothing(async () => {
  const { loadChosenLook } = await import(/* webpackChunkName: "look" */ './ChosenLook')
  return loadChosenLook()
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
      <PackOffer key={String(canLook)} isOffline={isOffline} />
    </>
  )
}
