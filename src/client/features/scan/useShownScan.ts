import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useAppDispatch } from '~/client/store/hooks'
import { scanPath } from '~/contract/paths'

import { useChoosePhotos } from './photos/useChoosePhotos'
import { loadSending } from './scanListeners'
import { selectPhotoCount, selectPhotos, selectShown, selectShownKey } from './scansSlice'
import { useAddress, useShown } from './useShown'

/** Once there is an answer, its id takes the place of the scan's key. */
export function useAnswerAddress() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const address = useAddress()
  const id = useShown(selectShown)?.result?.diagnosis?.id
  const replaceKey = useEffectEvent(() => {
    if (address !== null && id !== undefined && id !== address)
      void navigate(scanPath(id), { replace: true, preventScrollReset: true, state })
  })
  useEffect(() => replaceKey(), [address, id])
}

/** Reads the photos of a stored scan. */
export function useLoadedPhotos() {
  const dispatch = useAppDispatch()
  const key = useShown(selectShownKey)
  const count = useShown(selectPhotoCount)
  const isMissing = useShown(selectPhotos).length < count
  useEffect(() => {
    if (key === null || !isMissing) return
    loadSending().then(
      ({ loadPhotos }) => dispatch(loadPhotos(key)),
      () => undefined,
    )
  }, [dispatch, key, isMissing])
}

/** Accepts drops anywhere on the page: outside a drop zone they would replace it (`useNoFileNavigation`). */
export function useDroppedFiles() {
  const choose = useEffectEvent(useChoosePhotos())
  useEffect(() => {
    const onDrop = ({ dataTransfer }: DragEvent) => {
      const files = [...(dataTransfer?.files ?? [])]
      if (files.length > 0) void choose(files)
    }
    window.addEventListener('drop', onDrop)
    return () => window.removeEventListener('drop', onDrop)
  }, [])
}
