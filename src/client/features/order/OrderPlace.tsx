import { Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { selectIsSignedOut } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Busy } from '~/client/ui/Busy'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { useLoginLink } from '~/client/ui/loginLink'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { ORDER_PARAMETER, orderPath, paths } from '~/contract/paths'

const OrderSheet = lazyOrNothing(async () => (await import(/* webpackChunkName: "order" */ './OrderSheet')).OrderSheet)

/** Opens the order while the URL asks for it, after a login. Once opened it stays, closed, and follows its order. */
export function OrderPlace() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const loginLink = useLoginLink()
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const isHydrated = useBrowserValue(() => true, false)
  const parameters = new URLSearchParams(search)
  const isOpen = isHydrated && pathname === paths.predict && parameters.has(ORDER_PARAMETER)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !isSignedOut && !wasOpened) setWasOpened(true)
  if (isOpen && isSignedOut) return <Navigate to={loginLink} state={{ next: orderPath }} replace />
  if (!wasOpened) return null
  const close = () => {
    parameters.delete(ORDER_PARAMETER)
    void navigate({ pathname, search: parameters.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={isOpen ? <Busy /> : null}>
      <OrderSheet isOpen={isOpen} onClose={close} />
    </Suspense>
  )
}
