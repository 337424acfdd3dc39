import { Typography } from '@mui/material'
import i18next from 'i18next'
import { Suspense, lazy } from 'react'
import type { ComponentProps } from 'react'

import type { ResultArea } from '~/client/features/report/ResultArea'
import { Busy } from '~/client/shared/Busy'
import { Optional } from '~/client/shared/lazyOrNothing'

type ResultAreaProps = ComponentProps<typeof ResultArea>

/** With its texts: the network may be lost before there is a result. */
export async function loadResultArea() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "result" */ '~/client/features/report/ResultArea'),
    i18next.loadNamespaces(RESULT_TEXTS),
  ])
  return { default: module.ResultArea }
}
const RESULT_TEXTS = ['diagnosis', 'history', 'library', 'notices', 'share'] as const

/** The report as it was sent, where the network was lost before the rest arrived: it may be paid for. */
const PlainResult = ({ report }: ResultAreaProps) => (
  <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {report}
  </Typography>
)

const Loaded = lazy(loadResultArea)

/** The result, whose code no page needs before there is one. */
export const LazyResultArea = (props: ResultAreaProps) => (
  <Optional instead={<PlainResult {...props} />}>
    <Suspense fallback={<Busy />}>
      <Loaded {...props} />
    </Suspense>
  </Optional>
)
