import { addListener, isFulfilled } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useRef } from 'react'

import { failureOf } from '~/client/shared/failure'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { selectDiagnosis, selectIsChosenWaiting } from './diagnosisSlice'

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

type ConnectionSigns = { act: () => void; lastFailure: unknown }

/**
 * Acts on any sign of a network while the chosen photo waits: the browser says so, the page is looked at again, a call
 * was answered, or a while has passed. `navigator.onLine` stays true where there is a signal but no data.
 */
export function useConnectionSigns({ act, lastFailure }: ConnectionSigns) {
  const dispatch = useAppDispatch()
  const isWaiting = useAppSelector(selectIsChosenWaiting)
  const onSign = useEffectEvent(act)
  const onAnswer = useEffectEvent(() => {
    if (failureOf(lastFailure).kind === 'noAnswer') act() // a photo that was refused does not wait for a network
  })
  useGrowingPauses(act)

  useEffect(() => {
    if (!isWaiting) return undefined
    const onOnline = () => {
      onSign()
    }
    const onVisibility = () => {
      if (!document.hidden) onSign()
    }
    const onFulfilled = () => {
      onAnswer()
    }
    const stopListening = dispatch(addListener({ matcher: isFulfilled, effect: onFulfilled }))
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stopListening()
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [dispatch, isWaiting])
}

/** After each call that failed, while the page is open; each pause is twice as long as the one before. */
function useGrowingPauses(act: () => void) {
  const isWaiting = useAppSelector(selectIsChosenWaiting)
  const isBusy = useAppSelector((state) => selectDiagnosis(state).status === 'busy')
  const pauseMs = useRef(FIRST_PAUSE_MS)
  const onPauseOver = useEffectEvent(act)

  useEffect(() => {
    if (!isWaiting) pauseMs.current = FIRST_PAUSE_MS
    if (!isWaiting || isBusy) return undefined
    const timer = setTimeout(() => {
      pauseMs.current = Math.min(2 * pauseMs.current, LONGEST_PAUSE_MS)
      onPauseOver()
    }, pauseMs.current)
    return () => {
      clearTimeout(timer)
    }
  }, [isWaiting, isBusy])
}
