import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A page that changes without loading says nothing to a screen reader and leaves the focus where the old page was;
 * so the heading of the new one is focused. Not on the first page: there the browser has done its part.
 */
export function useFocusOnArrival(mainId: string) {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const main = document.getElementById(mainId)
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (target) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [mainId, pathname])
}
