import { MAX_NOTES } from '~/contract/limits'
import type { FieldNote, NotesResponse } from '~/contract/notes'
import type { CurrentUser } from '~/server/domain/accounts/users'

import type { Clock } from '../security'

export type { FieldNote }

export type NoteRecords = {
  /** Newest first. */
  list(accountId: string): Promise<FieldNote[]>
  /** Skips ids that the account has. Throws 'tooManyNotes', and adds none, if it had more than the limit then. */
  add(addition: { accountId: string; notes: readonly FieldNote[]; limit: number; now: number }): Promise<void>
  /** Does nothing without such a note of the account. */
  delete(own: { accountId: string; id: string }): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000

export type AccountNotes = ReturnType<typeof createAccountNotes>

/** What farmers note in their fields, on any of their phones. */
export function createAccountNotes({ records, now: clock }: { records: NoteRecords; now: Clock }) {
  const list = async ({ id }: Pick<CurrentUser, 'id'>): Promise<NotesResponse> => ({ notes: await records.list(id) })

  return {
    list,

    async store(user: Pick<CurrentUser, 'id'>, notes: readonly FieldNote[]) {
      const now = clock()
      const dated = notes.map((note) => withoutFuture(note, now))
      await records.add({ accountId: user.id, notes: dated, limit: MAX_NOTES, now })
      return list(user)
    },

    delete: (own: { accountId: string; id: string }) => records.delete(own),
  }
}

/** A phone whose clock is wrong by more than a day loses no note: it was noted when it arrived. */
const withoutFuture = (note: FieldNote, now: number): FieldNote =>
  Date.parse(note.notedAt) > now + DAY_MS ? { ...note, notedAt: new Date(now).toISOString() } : note
