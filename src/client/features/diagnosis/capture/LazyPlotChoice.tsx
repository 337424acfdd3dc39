import { Suspense } from 'react'

import { loadNamespaces } from '~/client/shared/i18n'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

/** Without it the last field is told all the same. */
const PlotChoice = lazyOrNothing(async () => {
  const [{ PlotChoice: Component }] = await Promise.all([
    import(/* webpackChunkName: "result" */ './PlotChoice'),
    loadNamespaces(['history']),
  ])
  return Component
})

/** Not before there is a photo. */
export const LazyPlotChoice = () => (
  <Suspense>
    <PlotChoice />
  </Suspense>
)
