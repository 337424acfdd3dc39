import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

/** A hand that slips off the menu for a moment has not left it. */
const GRACE_MS = 150

/**
 * A menu that opens on hover, on focus and on tap, and closes when pointer or focus leaves it or on Escape.
 * A tap sends hover, focus and click in a row, so a click opens and never toggles.
 */
export function useHoverMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)

  const leaving = useTimer()

  const open = () => {
    leaving.stop()
    setIsOpen(true)
  }
  const close = () => {
    leaving.stop()
    setIsOpen(false)
  }
  const closeSoon = () => {
    leaving.start(close, GRACE_MS)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      buttonRef.current?.focus()
      close()
    }
    if (event.key === 'ArrowDown' && event.target === buttonRef.current) {
      event.preventDefault()
      menuRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    }
  }

  return {
    isOpen,
    close,
    menuRef,
    rootProps: { onMouseEnter: open, onMouseLeave: closeSoon, onBlur, onKeyDown },
    buttonProps: { ref: buttonRef, onFocus: open, onClick: open },
  }
}

/** One timer, stopped with its component. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
  }
  useEffect(() => stop, [])
  return {
    stop,
    start: (act: () => void, ms: number) => {
      stop()
      timer.current = setTimeout(act, ms)
    },
  }
}
