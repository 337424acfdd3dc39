import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'

import { selectHeld, selectLeftPhotoCount, selectQueue, selectScans } from '~/client/features/diagnosis/scansSlice'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

const WaitingBar = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './WaitingBar')).WaitingBar,
)

/** On every page but their own: scans wait. On every page: photos of an account that must log in again. */
export function WaitingPlace() {
  const leftCount = useAppSelector(selectLeftPhotoCount)
  const drafts = useAppSelector((state) => Object.values(selectScans(state)).filter(({ status }) => status === 'draft').length)
  const count = useAppSelector((state) => selectQueue(state).length + selectHeld(state).length) + drafts
  const isTheirPage = useLocation().pathname === paths.predict
  const isNeeded = leftCount > 0 || (count > 0 && !isTheirPage)
  return <Suspense>{isNeeded ? <WaitingBar {...{ count, leftCount }} /> : null}</Suspense>
}
