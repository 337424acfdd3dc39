import { Typography } from '@mui/material'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/shared/Busy'
import { Optional } from '~/client/shared/lazyOrNothing'
import { useAppSelector } from '~/client/store/hooks'

import { selectQueue } from '../scansSlice'

/** In one script with all that is shown of the queue. */
export const loadWaitingList = () => import(/* webpackChunkName: "sending" */ './Queue')

const Queue = lazy(async () => ({ default: (await loadWaitingList()).Queue }))

export const LazyWaitingList = () => (
  <Optional instead={<PlainList />}>
    <Suspense fallback={<Busy />}>
      <Queue />
    </Suspense>
  </Optional>
)

/** Where the network was lost before the list arrived. */
function PlainList() {
  const { t } = useTranslation('notices')
  const count = useAppSelector(selectQueue).length
  return count > 0 ? <Typography>{t('waiting', { count })}</Typography> : null
}
