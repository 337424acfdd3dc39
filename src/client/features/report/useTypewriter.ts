import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { typedUpTo } from './typewriter'

const MS_PER_CHARACTER = 20

/** Blocks typed by elapsed time, so that a slow phone shows more per frame, not later. `finish` shows the rest at once. */
export function useTypewriter(blocks: readonly ReactNode[]) {
  const [characters, setCharacters] = useState(() => (prefersReducedMotion() ? Infinity : 0))
  const typed = typedUpTo(blocks, characters)
  const { isDone } = typed

  useEffect(() => {
    if (isDone) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      setCharacters(Math.floor((performance.now() - start) / MS_PER_CHARACTER))
      frame = requestAnimationFrame(type)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [isDone])

  const finish = () => {
    setCharacters(Infinity)
  }
  return { ...typed, finish }
}

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
