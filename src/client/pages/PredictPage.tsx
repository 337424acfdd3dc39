import { Suspense } from 'react'

import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { WhenResults } from '~/client/features/history/WhenResults'
import { loadNamespaces } from '~/client/shared/i18n'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import type { Diagnosis } from '~/contract/responses'

import { LazyResultArea, loadResultArea } from './LazyResultArea'

const EarlierResults = lazyOrNothing(async () => {
  const [{ EarlierResults: Component }] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/EarlierResults'),
    loadNamespaces(['history']),
  ])
  return Component
})
const LookAgain = lazyOrNothing(async () => {
  const [{ LookAgain: Component }] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/LookAgain'),
    loadNamespaces(['history']),
  ])
  return Component
})
const ResultFollowUp = lazyOrNothing(async () => {
  const module = await import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/ResultFollowUp')
  return module.ResultFollowUp
})
const PhoneLook = lazyOrNothing(async () => {
  const { loadPhoneLook } = await import(/* webpackChunkName: "packOffer" */ './PhoneLook')
  return loadPhoneLook()
})

const RecheckRow = lazyOrNothing(async () => {
  const module = await import(/* webpackChunkName: "result" */ '~/client/features/history/RecheckRow')
  return module.RecheckRow
})
const PlotRow = lazyOrNothing(async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "result" */ '~/client/features/history/PlotRow'),
    loadNamespaces(['history']),
  ])
  return module.PlotRow
})

export const PredictPage = () => (
  <DiagnosisScreen
    loadResult={loadResultArea}
    look={
      <Suspense>
        <PhoneLook />
      </Suspense>
    }
    renderLookAgain={(props) => (
      <WhenResults>
        <LookAgain {...props} />
      </WhenResults>
    )}
    renderEarlierResults={(instead) => (
      <WhenResults instead={instead}>
        <Suspense>
          <EarlierResults />
        </Suspense>
      </WhenResults>
    )}
    renderResult={(result) => <LazyResultArea {...result} {...followUpOf(result.diagnosis)} />}
  />
)

const followUpOf = (diagnosis: Diagnosis | null) =>
  diagnosis && {
    followUp: diagnosis.followUp ? (
      <Suspense>
        <ResultFollowUp diagnosis={diagnosis} />
      </Suspense>
    ) : null,
    rows: (
      <>
        <Suspense>
          <RecheckRow diagnosis={diagnosis} />
        </Suspense>
        <Suspense>
          <PlotRow diagnosis={diagnosis} />
        </Suspense>
      </>
    ),
  }
