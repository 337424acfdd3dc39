import { Suspense } from 'react'

import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { WhenResults } from '~/client/features/history/WhenResults'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import type { Diagnosis } from '~/contract/responses'

import { LazyResultArea, loadResultArea } from './LazyResultArea'

const EarlierResults = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "history" */ '~/client/features/history/EarlierResults')).EarlierResults,
)
const LookAgain = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "history" */ '~/client/features/history/LookAgain')).LookAgain,
)
const ResultFollowUp = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "history" */ '~/client/features/history/ResultFollowUp')).ResultFollowUp,
)
const PhoneLook = lazyOrNothing(async () => (await import('./PhoneLook')).PhoneLook)
const RecheckRow = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "result" */ '~/client/features/history/RecheckRow')).RecheckRow,
)
const PlotRow = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "result" */ '~/client/features/history/PlotRow')).PlotRow,
)

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
