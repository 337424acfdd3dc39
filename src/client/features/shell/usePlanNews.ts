import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { api } from '~/client/api/api'
import { selectAccount, selectPlan, selectUser } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { usePlanDay } from '~/client/ui/usePlanDay'
import { useToast } from '~/client/ui/useToast'
import { ORDER_PARAMETER } from '~/contract/paths'

/** `setTimeout` takes no longer time. */
const LONGEST_MS = 2 ** 31 - 1
const LATER_MS = 1000

/** Says that a plan has begun or was prolonged, unless the open order does. Asks for the user again at its end. */
export function usePlanNews() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const toast = useToast()
  const account = useAppSelector((state) => (selectUser(state) === null ? null : selectAccount(state)))
  const until = useAppSelector((state) => selectPlan(state)?.until)
  const day = usePlanDay()
  const { search } = useLocation()
  const last = useRef({ account, until })
  const compare = useEffectEvent(() => {
    const before = last.current
    last.current = { account, until }
    const isLater = until !== undefined && until > (before.until ?? '')
    if (!isLater || account === null || account !== before.account) return
    if (!new URLSearchParams(search).has(ORDER_PARAMETER)) toast(t('plan.begun', { day }), 'success')
  })
  useEffect(() => compare(), [account, until])
  useEffect(() => {
    const leftMs = until === undefined ? Infinity : Date.parse(until) - Date.now() + LATER_MS
    if (leftMs > LONGEST_MS) return undefined
    const ask = () => void dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
    const timer = setTimeout(ask, leftMs)
    return () => clearTimeout(timer)
  }, [dispatch, until])
}
