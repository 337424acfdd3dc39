import { clear, del, set, values } from 'idb-keyval'

import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { DiagnosisResponse } from '~/contract/responses'

import { currentAccount } from './accountOf'
import type { Account } from './accountOf'
import { openStore } from './openStore'
import { orUndefined } from './orUndefined'

/** `readAt`: on the phone's clock. */
export type KeptAnswer = DiagnosisResponse & { language: Language; readAt: number }
type StoredAnswer = KeptAnswer & { account: string }

const database = openStore('jani-answers', 'answers')

/**
 * The last answers of the account that is signed in, whole, in the language in which each was last read, for a visit without a
 * network. Never rejects: a browser that stores nothing shows none then.
 */
export const keptAnswers = {
  async keep(account: Account, answer: Omit<KeptAnswer, 'readAt'>) {
    if (typeof account !== 'string' || account !== currentAccount()) return
    const stored: StoredAnswer = { ...answer, account, readAt: Date.now() }
    await orUndefined(() => set(answer.diagnosis.id, stored, database))
    const own = await keptAnswers.read()
    await remove(own.slice(HISTORY_LENGTH))
  },
  /** Newest first. Those of another account are deleted. Perhaps written by another version. */
  async read(): Promise<KeptAnswer[]> {
    const account = currentAccount()
    if (typeof account !== 'string') return []
    const stored = await readStored()
    await remove(stored.filter((one) => one.account !== account))
    return stored
      .filter((one) => one.account === account)
      .sort((one, other) => other.diagnosis.createdAt.localeCompare(one.diagnosis.createdAt))
  },
  drop: (id: string) => orUndefined(() => del(id, database)),
  /** The server has listed the last ones, when asked at that time: others are deleted, perhaps on another phone, or old. */
  async dropUnlisted(ids: readonly string[], askedAt: number) {
    const own = await keptAnswers.read()
    await remove(own.filter(({ diagnosis, readAt }) => readAt < askedAt && !ids.includes(diagnosis.id)))
  },
  async emptyOf(account: Account) {
    const stored = await readStored()
    await remove(stored.filter((one) => one.account === account))
  },
  empty: () => orUndefined(() => clear(database)),
}

const readStored = async () => (await orUndefined(() => values<StoredAnswer>(database))) ?? []

async function remove(answers: readonly KeptAnswer[]) {
  for (const { diagnosis } of answers) await keptAnswers.drop(diagnosis.id)
}
