import { useEffect } from 'react'

import { selectAccount } from '~/client/session/sessionSlice'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { randomUuid } from '~/client/storage/randomId'
import { createAppAsyncThunk, useAppDispatch, useAppSelector } from '~/client/store/hooks'
import type { CountNote, SprayNote } from '~/contract/notes'

import { readNotes, selectNotes } from './notesSlice'
import { syncNotes } from './syncNotes'

type MadeHere = 'id' | 'notedAt'
export type NewNote = Omit<CountNote, MadeHere> | Omit<SprayNote, MadeHere>

const addNote = createAppAsyncThunk<boolean, NewNote>('notes/add', async (noted, { dispatch, getState }) => {
  const note = { ...noted, id: randomUuid(), notedAt: new Date().toISOString() }
  const isStored = await fieldNotes.add(selectAccount(getState()), note)
  await dispatch(readNotes())
  void dispatch(syncNotes())
  return isStored
})

const removeNote = createAppAsyncThunk<void, string>('notes/remove', async (id, { dispatch, getState }) => {
  await fieldNotes.remove(selectAccount(getState()), id)
  await dispatch(readNotes())
  void dispatch(syncNotes())
})

/**
 * The notes of this account on all its phones, or of a visitor on this one; newest first, null until they are read.
 * `add` resolves to whether the phone has kept the note: its storage may be full, or refused in a private window.
 */
export function useFieldNotes() {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const notes = useAppSelector(selectNotes)
  useEffect(() => {
    void dispatch(readNotes())
    void dispatch(syncNotes())
  }, [dispatch, account])
  return {
    notes,
    add: (note: NewNote) => dispatch(addNote(note)).unwrap(),
    remove: (id: string) => dispatch(removeNote(id)).unwrap(),
  }
}
