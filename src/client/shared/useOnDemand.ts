import { startTransition, useCallback, useEffect, useState } from 'react'

import type { OnDemand } from './onDemand'

type Demanded<Value> = { value: Value | undefined; isLost: boolean; retry: () => void }

/** What `demand` brings, from the first render on when it is here already. `isLost`: the network did not deliver it. */
export function useOnDemand<Value>(demand: OnDemand<Value>, isWanted = true): Demanded<Value> {
  const [, setArrivals] = useState(0)
  const [isLost, setIsLost] = useState(false)
  const [tries, setTries] = useState(0)
  const value = demand.arrived()
  const isMissing = isWanted && value === undefined

  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    demand.load().then(
      () => {
        if (!isCurrent) return
        startTransition(() => {
          setArrivals((arrivals) => arrivals + 1)
        })
      },
      () => {
        if (isCurrent) setIsLost(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [demand, isMissing, tries])

  const retry = useCallback(() => {
    setIsLost(false)
    setTries((earlier) => earlier + 1)
  }, [])
  return { value, isLost: isLost && value === undefined, retry }
}
