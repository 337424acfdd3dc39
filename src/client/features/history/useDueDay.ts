import { useEffect } from 'react'

import { forgetDueDay, rememberDueDay } from '~/client/device/dueDay'
import type { HistoryResponse } from '~/contract/responses'

import { nextDueDay } from './dueDays'

/** The phone remembers when to look again, as the list of results says; for the mark on the menu at the next visit. */
export function useDueDay(list: HistoryResponse | undefined) {
  useEffect(() => {
    if (!list) return
    const next = nextDueDay(list.diagnoses, new Date())
    if (next) rememberDueDay(next)
    else forgetDueDay()
  }, [list])
}
