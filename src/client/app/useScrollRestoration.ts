import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A new page begins at its top; Back and Forward find the place where the page was left. */
export function useScrollRestoration() {
  const { key } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())
  const current = useRef(key)

  useEffect(() => {
    // while the app runs; for a reload the browser does it, the page stands before any script
    const takeOver = () => (history.scrollRestoration = 'manual')
    const handBack = () => (history.scrollRestoration = 'auto')
    const remember = () => places.current.set(current.current, window.scrollY)
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
      window.removeEventListener('scroll', remember)
    }
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    window.scrollTo({ top: type === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0, behavior: 'instant' })
  }, [key, type])
}
