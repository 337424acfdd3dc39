import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

import { loadNamespaces } from '~/client/shared/i18n'

const PlotChoice = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ PlotChoice: Component }] = await Promise.all([
      import(/* webpackChunkName: "result" */ './PlotChoice'),
      loadNamespaces(['history']),
    ])
    return { default: Component }
  } catch {
    return { default: () => null } // the last field is told all the same
  }
})

/** Not before there is a photo. */
export const LazyPlotChoice = () => (
  <Suspense>
    <PlotChoice />
  </Suspense>
)
