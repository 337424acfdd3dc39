import { Mutex } from 'async-mutex'

import { failureOf, isOurs } from '~/client/api/failure'
import { selectAccount } from '~/client/session/sessionSlice'
import type { NoteRow } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { createAppAsyncThunk } from '~/client/store/hooks'
import type { AppDispatch } from '~/client/store/store'
import { MAX_NOTES_AT_ONCE } from '~/contract/limits'

import { deleteNote, getNotes, storeNotes } from './notesApi'
import { readNotes } from './notesSlice'

const turn = new Mutex()

const UNTRACKED = { track: false }
const ONCE = { forceRefetch: true, subscribe: false }
const INVALID = 400
const FULL = 409

type Sync = { account: string; rows: readonly NoteRow[]; dispatch: AppDispatch; isCurrent: () => boolean }

/**
 * Tells the server what was noted and deleted here, and follows its list. Every call can be repeated, and a row changes
 * only after the response: whenever the page is closed, the next round goes on.
 */
export const syncNotes = createAppAsyncThunk('notes/sync', (_, { dispatch, getState }) =>
  turn.runExclusive(async () => {
    const account = selectAccount(getState())
    if (typeof account !== 'string' || !getState().api.config.online) return
    const rows = await fieldNotes.read(account)
    const sync: Sync = { account, rows, dispatch, isCurrent: () => selectAccount(getState()) === account }
    if (await deleteNotes(sync)) await exchangeNotes(sync)
    await dispatch(readNotes())
  }),
)

/** Resolves to whether the server has deleted them all. */
async function deleteNotes({ account, rows, dispatch, isCurrent }: Sync): Promise<boolean> {
  for (const { key } of rows.filter(({ isDeleted }) => isDeleted)) {
    if (!isCurrent()) return false
    if ((await dispatch(deleteNote.initiate(key, UNTRACKED))).error) return false
    await fieldNotes.drop(account, key)
  }
  return true
}

async function exchangeNotes({ account, rows, dispatch, isCurrent }: Sync) {
  const known = rows.filter(({ isSent }) => isSent).map(({ key }) => key)
  const unsent = rows.filter(({ isSent, isDeleted }) => !isSent && !isDeleted).map(({ note }) => note)
  const batches = Array.from({ length: Math.ceil(unsent.length / MAX_NOTES_AT_ONCE) }, (_, index) =>
    unsent.slice(index * MAX_NOTES_AT_ONCE, (index + 1) * MAX_NOTES_AT_ONCE),
  )
  let isMerged = false
  for (const notes of batches) {
    if (!isCurrent()) return
    const { data, error } = await dispatch(storeNotes.initiate({ notes }, UNTRACKED))
    const refusal = refusalOf(error)
    if (data) await fieldNotes.merge(account, data.notes, known)
    // one note that is refused holds up no other
    else if (refusal === INVALID) batches.push(...(notes.length > 1 ? notes.map((note) => [note]) : []))
    else if (refusal !== FULL) return
    isMerged ||= data !== undefined
  }
  if (isMerged || !isCurrent()) return
  const { data } = await dispatch(getNotes.initiate(undefined, ONCE))
  if (data) await fieldNotes.merge(account, data.notes, known)
}

/** The status with which our server has refused; undefined for any other failure. */
function refusalOf(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && isOurs(failure.body) ? failure.status : undefined
}
