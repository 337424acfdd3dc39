import { Suspense, lazy, useEffect } from 'react'

import { ScanScreen } from '~/client/features/scan/ScanScreen'
import { WhenResults } from '~/client/features/history/WhenResults'
import { Optional } from '~/client/ui/lazyOrNothing'
import { prefetch } from '~/client/ui/prefetch'

import { LazyResult, loadResult } from './LazyResult'

const EarlierResults = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/EarlierResults')
  return { default: module.EarlierResults }
})
const LookAgain = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/LookAgain')
  return { default: module.LookAgain }
})
const OnDevicePreview = lazy(async () => {
  const module = await import(/* webpackChunkName: "onDevice" */ './OnDevicePreview')
  return { default: module.OnDevicePreview }
})

/** Its list is needed once the network is lost. */
const loadPhotos = () => import(/* webpackChunkName: "history" */ './PhotosPage')

function PredictPage() {
  useEffect(() => prefetch(loadPhotos), [])
  return (
    <ScanScreen
      loadResult={loadResult}
      look={
        <Optional>
          <Suspense>
            <OnDevicePreview />
          </Suspense>
        </Optional>
      }
      renderLookAgain={(props) => (
        <WhenResults>
          <Optional>
            <LookAgain {...props} />
          </Optional>
        </WhenResults>
      )}
      renderEarlierResults={(instead) => (
        <WhenResults instead={instead}>
          <Optional>
            <Suspense>
              <EarlierResults />
            </Suspense>
          </Optional>
        </WhenResults>
      )}
      renderResult={(result) => <LazyResult {...result} isNew />}
      renderStored={(address) => <LazyResult address={address} />}
    />
  )
}

export { PredictPage as Component }
