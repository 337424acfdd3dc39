import { Typography } from '@mui/material'
import i18next from 'i18next'
import { Suspense, lazy, type ComponentProps } from 'react'

import { Busy } from '~/client/shared/Busy'
import { Optional } from '~/client/shared/lazyOrNothing'

import type { DiagnosisResult } from './DiagnosisResult'

type LazyResultProps = ComponentProps<typeof DiagnosisResult>

/** Code and texts of a result: the network may be lost before there is one. */
export async function loadResult() {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "result" */ './DiagnosisResult'),
    i18next.loadNamespaces(['diagnosis', 'history', 'library', 'notices', 'share']),
  ])
  return { default: module.DiagnosisResult }
}

const Loaded = lazy(loadResult)

/** The result, or its plain text if the code did not arrive: it may be paid for. */
export const LazyResult = (props: LazyResultProps) => (
  <Optional
    instead={
      <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {props.report}
      </Typography>
    }
  >
    <Suspense fallback={<Busy />}>
      <Loaded {...props} />
    </Suspense>
  </Optional>
)
