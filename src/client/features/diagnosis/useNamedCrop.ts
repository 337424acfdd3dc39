import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useAppDispatch } from '~/client/store/hooks'
import { CROPS } from '~/contract/crops/crops'
import { CROP_FIELD } from '~/contract/endpoints'

import { cropTold } from './diagnosisSlice'

/** A link of the library names the crop in the address. It counts once: the farmer may choose another. */
export function useNamedCrop() {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const crop = CROPS.find((one) => one === search.get(CROP_FIELD))
  useEffect(() => {
    if (crop === undefined) return
    dispatch(cropTold(crop))
    setSearch(
      (before) => {
        before.delete(CROP_FIELD)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [crop, dispatch, setSearch])
}
