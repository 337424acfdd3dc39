import { useEffect, useRef } from 'react'

import { prefersReducedMotion } from './useTypewriter'

/** On a phone the result begins below the fold, and what a correction or a reply has changed above it. Where it is in sight, nothing moves. */
export function useScrolledIntoView(reading: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    if (top >= 0 && top < window.innerHeight / 2) return
    ref.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [reading])
  return ref
}
