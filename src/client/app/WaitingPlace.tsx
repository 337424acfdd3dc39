import i18next from 'i18next'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { waitingSets } from '~/client/device/waitingSets'
import { selectAccount, selectUser } from '~/client/session/sessionSlice'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

const WaitingBar = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './WaitingBar')).WaitingBar,
)

/** On every page but their own: photos wait. Sends them from any page. On every page: those of who must log in again. */
export function WaitingPlace() {
  const { hasOwn, ...waiting } = useWaitingCount()
  useSending(hasOwn)
  const isTheirPage = useLocation().pathname === paths.predict
  const isNeeded = waiting.leftCount > 0 || (waiting.count > 0 && !isTheirPage)
  return <Suspense>{isNeeded ? <WaitingBar {...waiting} /> : null}</Suspense>
}

/** `leftCount`: photos of an account whose session has ended. `hasOwn`: there is something to send, besides photos that were only chosen. */
function useWaitingCount() {
  const account = useAppSelector(selectAccount)
  const username = useAppSelector((state) => selectUser(state)?.username)
  const [count, setCount] = useState(0)
  const [leftCount, setLeftCount] = useState(0)
  const [hasOwn, setHasOwn] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const own = await waitingSets.read()
      const all = await waitingSets.count()
      const left = await waitingSets.countLeft()
      if (!isCurrent) return
      setCount(all)
      setLeftCount(left)
      setHasOwn(own.length > 0)
    }
    const onChange = () => void read()
    onChange()
    const stopListening = waitingSets.onChange(onChange)
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [account, username])
  return { count, leftCount, hasOwn }
}

/** Loads the code that sends once there is something to send; without a network again when there may be one. */
function useSending(isNeeded: boolean) {
  const store = useAppStore()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    let stop: (() => void) | undefined
    const start = async () => {
      const [{ listenForNetwork }] = await Promise.all([
        import(/* webpackChunkName: "sending" */ '~/client/features/diagnosis/waiting/waitingListener'),
        i18next.loadNamespaces(['refusals', 'waiting']), // of its toasts
      ])
      if (isCurrent) stop ??= listenForNetwork(store)
    }
    const tryToStart = () => {
      start().catch(() => undefined)
    }
    const retry = () => {
      if (!stop) tryToStart()
    }
    tryToStart()
    window.addEventListener('online', retry)
    const timer = setInterval(retry, RETRY_MS)
    return () => {
      isCurrent = false
      window.removeEventListener('online', retry)
      clearInterval(timer)
      stop?.()
    }
  }, [store, isNeeded])
}

const RETRY_MS = 15_000
