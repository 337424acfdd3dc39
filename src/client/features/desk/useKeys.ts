import { createContext, useContext, useEffect, useRef } from 'react'

/** Whether single keys do something: an expert who dictates, or whose screen reader needs them, turns them off. */
export const SingleKeys = createContext(true)

/** False: the key is left to the browser. */
type Keys = Record<string, (isTyping: boolean) => unknown>

const TYPED_INTO = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])'
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPED_INTO) !== null

/** A key or `Ctrl+` and a key. While the user types, and below a dialog, single keys but Escape do nothing. */
export function useKeys(keys: Keys) {
  const hasSingleKeys = useContext(SingleKeys)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isBelowDialog()) return
      const isCombined = event.ctrlKey || event.metaKey
      const isSingle = !isCombined && event.key !== 'Escape'
      if (isSingle && (!hasSingleKeys || isTyping(event))) return
      const act = latest.current[isCombined ? `Ctrl+${event.key}` : event.key]
      if (act && act(isTyping(event)) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasSingleKeys])
}

const isBelowDialog = () => document.querySelector('[aria-modal="true"]') !== null
