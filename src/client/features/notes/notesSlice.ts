import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'

import { sessionEnded } from '~/client/api/apiActions'
import { selectAccount } from '~/client/session/sessionSlice'
import type { NoteRow } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { createAppAsyncThunk } from '~/client/store/hooks'
import { rootReducer } from '~/client/store/store'
import type { FieldNote } from '~/contract/notes'

/** `isSent`: the server has it. */
export type ShownNote = FieldNote & Pick<NoteRow, 'isSent'>

export type Spray = Extract<ShownNote, { kind: 'spray' }>

/** Null until the phone's storage is read. Newest first. */
type NotesState = { notes: ShownNote[] | null }

const initialState: NotesState = { notes: null }

const notesSlice = createSlice({
  name: 'notes',
  initialState,
  reducers: { notesRead: (_, { payload: notes }: PayloadAction<ShownNote[]>) => ({ notes }) },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: { selectNotes: ({ notes }) => notes },
})

declare module '~/client/store/store' {
  interface FeatureSlices extends WithSlice<typeof notesSlice> {}
}

export const { selectNotes } = notesSlice.injectInto(rootReducer).selectors

/** Shows the stored notes of the current account, or of a visitor. */
export const readNotes = createAppAsyncThunk('notes/read', async (_, { dispatch, getState }) => {
  const account = selectAccount(getState())
  const rows = await fieldNotes.read(account)
  if (selectAccount(getState()) !== account) return
  const shown = rows.filter(({ isDeleted }) => !isDeleted).map(({ note, isSent }) => ({ ...note, isSent }))
  shown.sort((one, other) => other.notedAt.localeCompare(one.notedAt))
  dispatch(notesSlice.actions.notesRead(shown))
})
