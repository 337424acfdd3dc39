import { Typography } from '@mui/material'
import { Suspense, lazy } from 'react'
import type { ComponentProps } from 'react'

import type { ResultArea } from '~/client/features/report/ResultArea'
import { Busy } from '~/client/shared/Busy'
import { loadNamespaces } from '~/client/shared/i18n'

type ResultAreaProps = ComponentProps<typeof ResultArea>

/** With the texts that only results need. */
export async function loadResultArea() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "result" */ '~/client/features/report/ResultArea'),
    loadNamespaces(['diagnosis', 'history', 'library', 'notices', 'share']),
  ])
  return { default: module.ResultArea }
}

/** The report as it was sent, where the network was lost before the rest arrived: it may be paid for. */
const PlainResult = ({ report }: ResultAreaProps) => (
  <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {report}
  </Typography>
)

const Loaded = lazy(() => loadResultArea().catch(() => ({ default: PlainResult })))

/** The result, whose code no page needs before there is one. */
export const LazyResultArea = (props: ResultAreaProps) => (
  <Suspense fallback={<Busy />}>
    <Loaded {...props} />
  </Suspense>
)
