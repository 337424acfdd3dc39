import { Typography } from '@mui/material'
import i18next from 'i18next'
import { Suspense, lazy, type ComponentProps } from 'react'

import { Busy } from '~/client/ui/Busy'
import { Optional } from '~/client/ui/lazyOrNothing'

import type { ScanResult } from './ScanResult'

type LazyResultProps = ComponentProps<typeof ScanResult>

/** Loads code and texts early: the network may be lost before there is a result. */
export async function loadResult() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "result" */ './ScanResult'),
    i18next.loadNamespaces(['diagnosis', 'history', 'library', 'notices', 'person', 'share']),
  ])
  return { default: module.ScanResult }
}

const Loaded = lazy(loadResult)

/** The result, or its plain text if the code did not arrive: a diagnosis may be paid for. */
export const LazyResult = (props: LazyResultProps) => (
  <Optional
    instead={
      'preview' in props || 'address' in props ? null : (
        <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {props.report}
        </Typography>
      )
    }
  >
    <Suspense fallback={<Busy />}>
      <Loaded {...props} />
    </Suspense>
  </Optional>
)
