import { Suspense } from 'react'

import { useIsBeyondNetwork } from '~/client/features/diagnosis/waiting/useIsBeyondNetwork'
import { PackOffer } from '~/client/features/look/PackOffer'
import { usePackKept } from '~/client/features/look/usePackKept'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

/** With the words of answers, which those have no use for whose phone cannot look. */
const ChosenLook = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "onDevice" */ './ChosenLook')).ChosenLook,
)

/** What the phone sees by itself, or what it would need for that. */
export function PhoneLook() {
  const canLook = usePackKept()
  const isOffline = useIsBeyondNetwork()
  return (
    <>
      <Suspense>{canLook ? <ChosenLook /> : null}</Suspense>
      <PackOffer key={String(canLook)} isOffline={isOffline} />
    </>
  )
}
