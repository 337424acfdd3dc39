import { useNavigate } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { selectDraftKey, selectShownKey } from '../scansSlice'
import { useAddress, useShown } from '../useShown'
import { choosePhotos } from './choosePhotos'

/** Adds photos to the draft and shows it: an answer keeps its own address. */
export function useChoosePhotos() {
  const dispatch = useAppDispatch()
  const showDraft = useShowDraft()
  return async (files: readonly File[]) => {
    if (await dispatch(choosePhotos(files)).unwrap()) showDraft()
  }
}

/** Other photos make another scan, so the address of a draft that was cancelled ends. */
export function useShowDraft() {
  const navigate = useNavigate()
  const address = useAddress()
  const isDraft = useAppSelector(selectDraftKey) === useShown(selectShownKey)
  return () => {
    if (address !== null) void navigate(paths.predict, { replace: isDraft })
  }
}
