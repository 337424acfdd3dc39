import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Which overlay covers the page in this entry of the history, if any. */
export const overlayOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'string'
    ? state.overlay
    : undefined

/**
 * An open menu or dialog is an entry of the history: Back of the phone closes it instead of leaving the page, and a link in
 * it may take its place.
 */
export function useOverlay(name: string) {
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state = location.state as object | null
  const navigate = useNavigate()
  const isOpen = overlayOf(state) === name
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [key])
  return {
    isOpen,
    open: () =>
      void navigate({ pathname, search, hash }, { state: { ...state, overlay: name }, preventScrollReset: true }),
    close: () => {
      if (!isOpen || isClosing.current) return // a second press would leave the page
      isClosing.current = true
      void navigate(-1)
    },
  }
}
