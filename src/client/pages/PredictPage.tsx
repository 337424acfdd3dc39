import { Suspense, lazy } from 'react'

import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { WhenResults } from '~/client/features/history/WhenResults'
import { Optional } from '~/client/shared/lazyOrNothing'

import { LazyResult, loadResult } from './LazyResult'

const EarlierResults = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/EarlierResults')
  return { default: module.EarlierResults }
})
const LookAgain = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/LookAgain')
  return { default: module.LookAgain }
})
const PhoneLook = lazy(async () => {
  const module = await import(/* webpackChunkName: "onDevice" */ './PhoneLook')
  return { default: module.PhoneLook }
})

const PredictPage = () => (
  <DiagnosisScreen
    loadResult={loadResult}
    look={
      <Optional>
        <Suspense>
          <PhoneLook />
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
  />
)

export { PredictPage as Component }
