import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { SHARED_PARAMETER } from '~/contract/sharedPhotos'

const SharedPhotos = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './SharedPhotos')).SharedPhotos,
)

/** Where photos that were shared to the app are offered. */
export function SharedPhotosPlace() {
  const [search] = useSearchParams()
  return <Suspense>{search.has(SHARED_PARAMETER) ? <SharedPhotos /> : null}</Suspense>
}
