import { useCallback, useEffect, useRef, useState } from 'react'

import { useLanguage } from '~/client/i18n/i18n'
import { TAKEN_MINUTES, type DeskCaseResponse } from '~/contract/cases'

import { useLeaveCaseMutation, useTakeCaseMutation } from './deskApi'

export type TakenCase = DeskCaseResponse['case']

const MINUTE_MS = 60_000
const TICK_MS = 5_000

/** Takes the case for this expert, and gives it back when the screen leaves it, unless it is closed by then. */
export function useTakenCase(id: string) {
  const language = useLanguage()
  const [send, { error, isLoading }] = useTakeCaseMutation()
  const [giveBack] = useLeaveCaseMutation()
  const [held, setHeld] = useState<{ taken: TakenCase; until: number }>()
  const isOurs = useRef(false)
  const taking = useRef<Promise<unknown>>(undefined)
  const take = useCallback(() => {
    const outcome = send(id).then(({ data }) => {
      if (!data) return
      isOurs.current = true
      // whatever this computer's clock says, the server has just begun the time
      setHeld({ taken: data.case, until: Date.now() + TAKEN_MINUTES * MINUTE_MS })
    })
    taking.current = outcome
  }, [send, id])
  useEffect(take, [take, language])
  useEffect(
    () => () => {
      void taking.current?.then(() => (isOurs.current ? giveBack(id) : undefined))
    },
    [giveBack, id],
  )
  return {
    taken: held?.taken,
    minutesLeft: useMinutesUntil(held?.until ?? Infinity),
    error: isLoading ? undefined : error,
    take,
    /** It is answered, so there is nothing to give back. */
    close: () => {
      isOurs.current = false
    },
  }
}

/** Of the time for a case. */
function useMinutesUntil(time: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.min(TAKEN_MINUTES, Math.max(0, Math.ceil((time - now) / MINUTE_MS)))
}
