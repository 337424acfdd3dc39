import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { WhenResults } from '~/client/features/history/WhenResults'
import { loadNamespaces } from '~/client/shared/i18n'
import type { Diagnosis } from '~/contract/responses'

import { LazyResultArea, loadResultArea } from './LazyResultArea'

const EarlierResults = lazy(async () => {
  const [{ EarlierResults: Component }] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/EarlierResults'),
    loadNamespaces(['history']),
  ])
  return { default: Component }
})
const LookAgain = lazy(async () => {
  const [{ LookAgain: Component }] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/LookAgain'),
    loadNamespaces(['history']),
  ])
  return { default: Component }
})
const ResultFollowUp = lazy(async () => {
  const module = await import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/ResultFollowUp')
  return { default: module.ResultFollowUp }
})
const PhoneLook = lazy(async () => {
  try {
    const { loadPhoneLook } = await import(/* webpackChunkName: "packOffer" */ './PhoneLook')
    return { default: await loadPhoneLook() }
  } catch {
    return { default: () => null } // the photos wait all the same
  }
})

const RecheckRow = lazy(async () => {
  const module = await import(/* webpackChunkName: "result" */ '~/client/features/history/RecheckRow')
  return { default: module.RecheckRow }
})
const PlotRow = lazy(async (): Promise<{ default: ComponentType<{ diagnosis: Diagnosis }> }> => {
  try {
    const [module] = await Promise.all([
      import(/* webpackChunkName: "result" */ '~/client/features/history/PlotRow'),
      loadNamespaces(['history']),
    ])
    return { default: module.PlotRow }
  } catch {
    return { default: () => null } // the answer stays: it may be paid for
  }
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
    earlierResults={
      <WhenResults>
        <Suspense>
          <EarlierResults />
        </Suspense>
      </WhenResults>
    }
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
