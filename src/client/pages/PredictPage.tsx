import { Suspense, lazy } from 'react'
import type { ComponentProps } from 'react'

import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { loadNamespaces } from '~/client/shared/i18n'

import { LazyResultArea, loadResultArea } from './LazyResultArea'

const EarlierResults = lazy(async () => {
  const [{ EarlierResults: Component }] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/EarlierResults'),
    loadNamespaces(['history']),
  ])
  return { default: Component }
})
const LookAgain = lazy(async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/LookAgain'),
    loadNamespaces(['history']),
  ])
  return { default: module.LookAgain }
})
const ResultFollowUp = lazy(async () => {
  const module = await import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/ResultFollowUp')
  return { default: module.ResultFollowUp }
})

export const PredictPage = () => (
  <DiagnosisScreen
    loadResult={loadResultArea}
    renderLookAgain={(props) => <LookAgain {...props} />}
    earlierResults={
      <Suspense>
        <EarlierResults />
      </Suspense>
    }
    renderResult={(result) => (
      <LazyResultArea {...result} followUp={result.diagnosis ? <FollowUp diagnosis={result.diagnosis} /> : undefined} />
    )}
  />
)

const FollowUp = (props: ComponentProps<typeof ResultFollowUp>) => (
  <Suspense>
    <ResultFollowUp {...props} />
  </Suspense>
)
