import path from 'node:path'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { brokenPromises } from '../scans'

export const PASSWORD = 'Shamba-ya-mahindi-7'

/** Leaves no connection open. */
export const ONE_CALL = { connection: 'close' }

export async function postJson<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { ...ONE_CALL, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

export const signUp = (url: string, email: string) =>
  postJson<AuthResponse>(url + endpoints.register.url, { username: 'Wanjiru', email, password: PASSWORD })

const openDataOf = (dataDir: string) => openDatabase({ sqliteFile: path.join(dataDir, 'jani.sqlite') })

/** Gives an account of a running server so many credits more, as an operator does. */
export async function grant(dataDir: string, email: string, amount: number) {
  const db = await openDataOf(dataDir)
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await createLedgerRepository(db).grant({ accountId: id, amount, reason: 'a test', reference: email, now: Date.now() })
  await db.destroy()
}

/** What does not hold in the database of a running server, and how many diagnoses it keeps. */
export async function lookInto(dataDir: string) {
  const db = await openDataOf(dataDir)
  const broken = await brokenPromises(db)
  const diagnoses = (await db.selectFrom('diagnosis').select('id').execute()).length
  await db.destroy()
  return { broken, diagnoses }
}

export async function creditsOf(url: string, access: string): Promise<number> {
  const answer = await fetch(url + endpoints.getUser.url, {
    headers: { ...ONE_CALL, authorization: `Bearer ${access}` },
  })
  return ((await answer.json()) as { user: { credits: number } }).user.credits
}
