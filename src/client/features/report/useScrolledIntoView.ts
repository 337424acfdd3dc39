import { useEffect, useRef } from 'react'

import { prefersReducedMotion } from './useTypewriter'

/** With a little more: what begins here is in sight as a whole. */
const PHONE_HEADER_PX = 96

/** On a phone the result begins below the fold, and what a correction or a reply has changed above it. Where it is in sight, nothing moves. */
export function useScrolledIntoView(reading: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    const isWide = window.matchMedia('(min-width: 1024px)').matches
    if (top >= 0 && top < (isWide ? window.innerHeight / 2 : PHONE_HEADER_PX)) return
    ref.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [reading])
  return ref
}
