import { useRef, useState } from 'react'

import { afterPaint } from './afterPaint'

/** What a touch sets going: after the frame that shows the touch, and never twice at a time. Whether it is `isRunning`. */
export function useTask() {
  const hasBegun = useRef(false)
  const [isRunning, setIsRunning] = useState(false)

  const run = async (task: () => Promise<void>) => {
    if (hasBegun.current) return
    hasBegun.current = true
    await new Promise<void>(afterPaint)
    setIsRunning(true)
    try {
      await task()
    } finally {
      hasBegun.current = false
      setIsRunning(false)
    }
  }
  return { isRunning, run }
}
