import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { cropTold, photosClosed } from '../diagnosisSlice'
import { selectIsOpenLook } from '../waiting/selectIsListed'
import { selectLooks, selectWaitingSets } from '../waiting/waitingSlice'
import { keepLook } from './keepLook'
import type { Looked } from './keepLook'

/** What the phone has seen on these photos before, for that crop, and how to keep what it sees now. */
export function useKeptLook(key: string, crop: string | null) {
  const dispatch = useAppDispatch()
  const held = useAppSelector(selectLooks)
  const chosen = useAppSelector(selectWaitingSets)
  const isOpenLook = useAppSelector(selectIsOpenLook)
  const kept = [...held, ...chosen].find((one) => one.key === key && one.crop === crop)
  return {
    keptLook: kept?.look ?? undefined,
    seenAt: kept?.askedAt,
    isOpenLook,
    keep: (looked: Looked) => dispatch(keepLook(key, looked)),
    putAside: () => {
      dispatch(photosClosed(key))
    },
    tellCrop: (told: string) => dispatch(cropTold(told)),
  }
}
