import { useEffect, useMemo, useState } from 'react'

import { createTypewriter } from './typewriter'

const MS_PER_CHARACTER = 20

/** The text typed by elapsed time, so that a slow phone shows more per frame, not later. `finish` shows the rest at once. */
export function useTypewriter(markdown: string) {
  const typewriter = useMemo(() => createTypewriter(markdown), [markdown])
  const [typed, setTyped] = useState(() => (prefersReducedMotion() ? typewriter.showAll() : typewriter.show(0)))
  const { isDone } = typed

  useEffect(() => {
    if (isDone) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      setTyped(typewriter.show(Math.floor((performance.now() - start) / MS_PER_CHARACTER)))
      frame = requestAnimationFrame(type)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [typewriter, isDone])

  const finish = () => {
    setTyped(typewriter.showAll())
  }
  return { ...typed, finish }
}

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
