import { useEffect, useMemo, useState } from 'react'

import { createTypist } from './typist'

export const TYPEWRITER_MS = 20

/**
 * The text as typed so far, one character every 20 ms by the clock: a slow phone shows more per frame, not later.
 * `finish` shows the rest at once; so does a reader's wish for less motion.
 */
export function useTypewriter(markdown: string) {
  const typist = useMemo(() => createTypist(markdown), [markdown])
  const [typed, setTyped] = useState(() => (wantsLessMotion() ? typist.showAll() : typist.show(0)))
  const { isDone } = typed

  useEffect(() => {
    if (isDone) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      setTyped(typist.show(Math.floor((performance.now() - start) / TYPEWRITER_MS)))
      frame = requestAnimationFrame(type)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [typist, isDone])

  const finish = () => {
    setTyped(typist.showAll())
  }
  return { ...typed, finish }
}

export const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
