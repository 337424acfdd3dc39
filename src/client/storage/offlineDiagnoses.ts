import { COPY_DAYS, MAX_LISTED } from '~/contract/limits'
import type { DiagnosisResponse } from '~/contract/responses'
import type { Language } from '~/contract/languages'

import { currentAccount, type Account } from './tokenStorage'
import { accountDb, type DiagnosisRow, type ThumbnailRow } from './accountDb'
import { DAY_MS } from './countedTime'

const isCurrent = (account: Account): account is string => typeof account === 'string' && account === currentAccount()

/**
 * The latest diagnoses of the current account for a visit without a network: complete, in the language in which each
 * was last read, with thumbnails of their photos, which are never sent, and the copies that were sent, for some days.
 * Never rejects.
 */
export const offlineDiagnoses = {
  async keep(account: Account, response: DiagnosisResponse & { language: Language }) {
    if (!isCurrent(account)) return
    await accountDb.put('diagnoses', { ...response, id: response.diagnosis.id, account, readAt: Date.now() })
    const surplus = (await offlineDiagnoses.read(account)).slice(MAX_LISTED)
    await accountDb.drop(
      'diagnoses',
      surplus.map(({ id }) => id),
    )
  },
  /** Newest first. Another version of the app may have written them. */
  async read(account: Account): Promise<DiagnosisRow[]> {
    const rows = (await accountDb.read('diagnoses')).filter((row) => row.account === account)
    return rows.sort((one, other) => other.diagnosis.createdAt.localeCompare(one.diagnosis.createdAt))
  },
  /** Nothing is stored if the account has signed out meanwhile. */
  async keepThumbnail(account: Account, thumbnail: Pick<ThumbnailRow, 'id' | 'key' | 'photo' | 'copies'>) {
    if (!isCurrent(account)) return
    await accountDb.put('thumbnails', { ...thumbnail, account, keptAt: Date.now() })
    const surplus = (await readThumbnails(account)).slice(MAX_LISTED)
    await accountDb.drop(
      'thumbnails',
      surplus.map((row) => row.id),
    )
  },
  thumbnails: () => readThumbnails(currentAccount()),
  /** The photos of a diagnosis as they were sent; empty after some days. */
  async copiesOf(id: string): Promise<readonly Blob[]> {
    const rows = await readThumbnails(currentAccount())
    return rows.find((row) => row.id === id)?.copies ?? []
  },
  /** The id of the diagnosis that an address names by itself, or by the key of its scan. */
  async idOf(address: string) {
    const rows = await readThumbnails(currentAccount())
    return rows.find(({ key }) => key === address)?.id ?? address
  },
  async drop(ids: readonly string[]) {
    await accountDb.drop('diagnoses', ids)
    await accountDb.drop('thumbnails', ids)
  },
  /** Deletes those missing from the server's list of `askedAt`: they were deleted elsewhere or are too old. */
  async dropUnlisted(account: Account, ids: readonly string[], askedAt: number) {
    const isGone = ({ id }: { id: string }, at: number) => at < askedAt && !ids.includes(id)
    const diagnoses = (await offlineDiagnoses.read(account)).filter((row) => isGone(row, row.readAt))
    const thumbnails = (await readThumbnails(account)).filter((row) => isGone(row, row.keptAt))
    await accountDb.drop(
      'diagnoses',
      diagnoses.map(({ id }) => id),
    )
    await accountDb.drop(
      'thumbnails',
      thumbnails.map(({ id }) => id),
    )
  },
  /** Of all accounts. */
  dropOldCopies: () => accountDb.dropCopies(Date.now() - COPY_DAYS * DAY_MS),
  /** Deletes all diagnoses of an account: a new country makes them outdated. */
  async forget(account: Account) {
    await accountDb.drop(
      'diagnoses',
      (await offlineDiagnoses.read(account)).map(({ id }) => id),
    )
  },
}

/** Newest first. Drops copies whose time is over. */
async function readThumbnails(account: Account): Promise<ThumbnailRow[]> {
  if (typeof account !== 'string') return []
  const rows = (await accountDb.read('thumbnails')).filter((row) => row.account === account)
  const read = await Promise.all(rows.map(withoutOldCopies))
  return read.sort((one, other) => other.keptAt - one.keptAt)
}

async function withoutOldCopies(row: ThumbnailRow): Promise<ThumbnailRow> {
  const { copies, ...rest } = row
  if (copies === undefined || Date.now() - row.keptAt < COPY_DAYS * DAY_MS) return row
  if (isCurrent(row.account)) await accountDb.put('thumbnails', rest)
  return rest
}
