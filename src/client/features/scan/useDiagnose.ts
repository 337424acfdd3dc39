import { useNavigate } from 'react-router-dom'

import { useAppDispatch } from '~/client/store/hooks'
import { scanPath } from '~/contract/paths'

import { requestDiagnosis, submitScan } from './submitScan'
import { useAddress } from './useShown'

/** Requests a diagnosis of the shown photos, whose answer has an address from the start. */
export function useDiagnose() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const address = useAddress()
  return async () => {
    const key = await dispatch(requestDiagnosis(address)).unwrap()
    if (key === null) return
    if (address === null) await navigate(scanPath(key), { flushSync: true, preventScrollReset: true })
    await dispatch(submitScan(key))
  }
}
