import { useEffect, useRef } from 'react'

import { wantsLessMotion } from './useTypewriter'

/** On a phone the answer begins below the fold: without this the farmer would wait for what is already there. Elsewhere nothing moves. */
export function useBroughtIntoView() {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown.current || isInUpperHalf(shown.current)) return
    shown.current.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
  }, [])
  return shown
}

function isInUpperHalf(element: Element) {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight / 2
}
