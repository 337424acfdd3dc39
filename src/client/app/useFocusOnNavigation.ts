import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { withoutLanguage } from '~/contract/languages'

/** Focuses the heading of the next page, which a screen reader then announces. The first page is the browser's business. */
export function useFocusOnNavigation(mainId: string) {
  const pathname = withoutLanguage(useLocation().pathname) // another language of a page is no other page
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
