import type { FieldNote } from '~/contract/notes'

import { accountDb, type NoteRow } from './accountDb'
import * as settings from './settings'
import { currentAccount, type Account } from './tokenStorage'

const awaitsServer = ({ isSent, isDeleted = false }: NoteRow) => !isSent || isDeleted

/** Changes the notes of an account, unless it has signed out meanwhile. One that signs in adopts a visitor's. */
async function change(account: Account, become: (own: NoteRow[]) => NoteRow[]) {
  settings.set('unsentNotes', '') // first: the page may be closed at any time
  const rows = await accountDb.changeNotes((all) => {
    if (account === undefined || account !== currentAccount()) return [...all]
    const own = all.filter((row) => row.account === account || row.account === null)
    const others = all.filter((row) => !own.includes(row))
    return [...others, ...become(own.map((row) => (row.account === account ? row : { ...row, account })))]
  })
  if (rows && !rows.some(awaitsServer)) settings.remove('unsentNotes')
  return rows
}

/** What was noted in the field: kept here first, then on the server. Never rejects. */
export const fieldNotes = {
  /** Whether any note awaits the server; readable without opening the database. */
  mayAwaitServer: () => settings.get('unsentNotes') !== null,
  /** Deleted ones included, until the server knows. */
  async read(account: Account): Promise<NoteRow[]> {
    const rows = await accountDb.read('notes')
    const isAdopting = typeof account === 'string' && rows.some((row) => row.account === null)
    const all = isAdopting ? ((await change(account, (own) => own)) ?? rows) : rows
    return all.filter((row) => row.account === account)
  },
  /** Resolves to whether it is stored. */
  async add(account: Account, note: FieldNote): Promise<boolean> {
    const row = { key: note.id, account: account ?? null, note, isSent: false }
    const rows = await change(account, (own) => [...own, row])
    return rows?.includes(row) ?? false
  },
  /** Of an account the row stays until the server has deleted the note, which may be on its way there. */
  async remove(account: Account, id: string) {
    await change(account, (own) =>
      account === null
        ? own.filter(({ key }) => key !== id)
        : own.map((row) => (row.key === id ? { ...row, isDeleted: true } : row)),
    )
  },
  async drop(account: string, id: string) {
    await change(account, (own) => own.filter(({ key }) => key !== id))
  },
  /** Follows the server's list. `known`: ids that were sent before the server was asked; unlisted, they are deleted. */
  async merge(account: string, listed: readonly FieldNote[], known: readonly string[]) {
    const notes = new Map(listed.map((note) => [note.id, note]))
    await change(account, (own) => {
      const here = new Set(own.map(({ key }) => key))
      const added = listed.filter(({ id }) => !here.has(id))
      return [
        ...own
          .filter(({ key }) => notes.has(key) || !known.includes(key))
          .map((row) => sentRow(row, notes.get(row.key))),
        ...added.map((note) => ({ key: note.id, account, note, isSent: true })),
      ]
    })
  },
  /** How many notes only this phone has. */
  countUnsent: async () =>
    fieldNotes.mayAwaitServer()
      ? (await accountDb.read('notes')).filter(({ isSent, isDeleted }) => !isSent && !isDeleted).length
      : 0,
}

/** The server may have normalised its texts, and corrected its time. */
const sentRow = (row: NoteRow, note: FieldNote | undefined): NoteRow =>
  note && !row.isSent ? { ...row, note, isSent: true } : row
