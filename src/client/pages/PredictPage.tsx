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
const ResultFollowUp = lazy(async () => {
  const module = await import(/* webpackChunkName: "earlierResults" */ '~/client/features/history/ResultFollowUp')
  return { default: module.ResultFollowUp }
})
const ChosenLook = lazy(async () => {
  try {
    const { loadChosenLook } = await import(/* webpackChunkName: "library" */ './ChosenLook')
    return { default: await loadChosenLook() }
  } catch {
    return { default: () => null } // the photos wait all the same
  }
})

export const PredictPage = () => (
  <DiagnosisScreen
    loadResult={loadResultArea}
    renderLook={(chosen) => (
      <Suspense>
        <ChosenLook {...chosen} />
      </Suspense>
    )}
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
