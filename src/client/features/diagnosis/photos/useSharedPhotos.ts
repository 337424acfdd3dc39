import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useAppDispatch } from '~/client/store/hooks'
import { SHARED_PARAMETER } from '~/contract/sharedPhotos'

import { choosePhotos } from './choosePhotos'
import { restoreChosen } from './restorePhotos'

/** Photos that another app has shared are added to the chosen ones, with an account or without. */
export function useSharedPhotos() {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const areShared = search.has(SHARED_PARAMETER)
  useEffect(() => {
    if (!areShared) return
    const take = async () => {
      const { takeSharedPhotos } = await import(/* webpackChunkName: "photoNotes" */ '~/client/device/sharedPhotos')
      const files = await takeSharedPhotos()
      setSearch({}, { replace: true, preventScrollReset: true })
      await dispatch(restoreChosen()) // another app opens the page anew
      if (files.length > 0) await dispatch(choosePhotos(files))
    }
    void take()
  }, [areShared, dispatch, setSearch])
}
