import { useEffect, useRef } from 'react'

import { wantsLessMotion } from './useTypewriter'

/** On a phone the answer begins below the fold: without this the farmer would wait for what is already there. */
export function useBroughtIntoView() {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
  }, [])
  return shown
}
