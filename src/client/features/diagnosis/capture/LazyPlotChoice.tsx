import { Suspense } from 'react'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

/** Without it the last field is told all the same. */
const PlotChoice = lazyOrNothing(async () => (await import(/* webpackChunkName: "result" */ './PlotChoice')).PlotChoice)

/** Not before there is a photo. */
export const LazyPlotChoice = () => (
  <Suspense>
    <PlotChoice />
  </Suspense>
)
