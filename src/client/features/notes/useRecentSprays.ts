import { useEffect } from 'react'

import { selectAccount } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { dayOf } from '~/client/ui/dayOf'
import type { FieldNote } from '~/contract/notes'

import { readNotes, selectNotes } from './notesSlice'

const DAY_MS = 24 * 3_600_000
const RECENT_DAYS = 60
const SHOWN_SPRAYS = 3

/** `plot`: undefined means any field. */
type Plants = { crop: string | null | undefined; plot: string | undefined }

/** The last sprays of these plants by the notes on this phone; never asks the server. */
export function useRecentSprays(plants: Plants) {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const notes = useAppSelector(selectNotes)
  useEffect(() => {
    void dispatch(readNotes())
  }, [dispatch, account])
  return recentSprays(notes ?? [], plants, dayOf(new Date()))
}

/** At most three of the last 60 days, newest first. */
export function recentSprays(notes: readonly FieldNote[], { crop, plot }: Plants, today: string) {
  const isRecent = (day: string) => {
    const days = (Date.parse(today) - Date.parse(day)) / DAY_MS
    return days >= 0 && days <= RECENT_DAYS
  }
  return notes
    .filter((note) => note.kind === 'spray')
    .filter((spray) => spray.crop === crop && (plot === undefined || spray.plot === plot) && isRecent(spray.day))
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, SHOWN_SPRAYS)
}
