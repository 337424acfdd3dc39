import { useEffect } from 'react'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { rememberCrop, rememberedCrop } from '~/client/store/toldCrop'

import { cropTold, selectDiagnosis } from './diagnosisSlice'

/** The crop that the farmer has told, and the one of the last visit to begin with. */
export function useToldCrop() {
  const dispatch = useAppDispatch()
  const { crop } = useAppSelector(selectDiagnosis)
  const tellCrop = (next: string | null) => {
    rememberCrop(next)
    dispatch(cropTold(next))
  }
  useEffect(() => {
    dispatch(cropTold(rememberedCrop()))
  }, [dispatch])
  return { crop, tellCrop }
}
