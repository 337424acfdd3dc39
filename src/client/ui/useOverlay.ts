import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The open overlays of a history entry; the last one is on top. */
export const overlaysOf = (state: unknown) => (state as { overlays?: string[] } | null)?.overlays ?? []

/** Makes an open menu or dialog a history entry, so that Back closes it instead of leaving the page. */
export function useOverlay(name: string) {
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state = location.state as object | null
  const overlays = overlaysOf(state)
  const index = overlays.indexOf(name)
  const isOpen = index >= 0
  const navigate = useNavigate()
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [key])
  return {
    isOpen,
    open: () =>
      void navigate(
        { pathname, search, hash },
        { state: { ...state, overlays: [...overlays, name] }, preventScrollReset: true },
      ),
    /** Also closes the overlays on top of it. */
    close: () => {
      if (!isOpen || isClosing.current) return // a second press would leave the page
      isClosing.current = true
      void navigate(index - overlays.length)
    },
  }
}

/** A reloaded page starts without overlays, and Back leaves it. */
export function closeOverlays() {
  const { length } = overlaysOf((history.state as { usr?: unknown } | null)?.usr)
  if (length > 0) history.go(-length)
}
