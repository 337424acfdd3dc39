import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, getUser, login, register } from './calls'
import { farmer } from './testApp'
import { tokenIn } from './testMailer'

export const NEW_PASSWORD = 'Mvua-ya-masika-41'
const THIEFS_PASSWORD = 'Nyanya-za-mwizi-9'

type Server = Pick<FastifyInstance, 'inject'>
type Victim = {
  id: string
  email: string
  words: string
  link: string
  objection: string
  thief: AuthResponse
  owner: AuthResponse
  /** The words that the thief has made. */
  stolen?: string
}

const post = (server: Server, endpoint: { method: string; url: string }, payload?: object, session?: AuthResponse) =>
  server.inject({
    ...(endpoint as typeof endpoints.login),
    ...(payload && { payload }),
    ...(session && { headers: bearer(session.access) }),
  })

const linkTo = async (db: OpenDatabase, email: string, kind: 'password' | 'change') => {
  const mails = await db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()
  const own = mails.filter(
    ({ subject, text }) => text.includes('/reset#') && subject.startsWith('Choose') === (kind === 'password'),
  )
  return tokenIn(own.at(-1)?.text ?? '')
}

/** An account of which a thief knows the password and has a session, with every way back that its owner can have. */
export async function victimOf(server: Server, db: OpenDatabase): Promise<Victim> {
  const email = `${randomUUID()}@example.com`
  const owner = (await register(server, { ...farmer, email })).json<AuthResponse>()
  const thief = (await login(server, { ...farmer, email })).json<AuthResponse>()
  const { recoveryCode: words } = (await post(server, endpoints.replaceRecoveryCode, { password: farmer.password }, owner)).json<{ recoveryCode: string }>() // prettier-ignore
  await post(server, endpoints.forgotPassword, { email })
  let link = ''
  while (link === '') {
    await new Promise((resolve) => setTimeout(resolve, 5))
    link = await linkTo(db, email, 'password')
  }
  const objection = await linkTo(db, email, 'change')
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, email, words, link, objection, thief, owner }
}

type Act = (server: Server, db: OpenDatabase, victim: Victim) => Promise<number>

/** How an owner, or an operator for the owner, takes an account back; answers the status. */
export const RECOVERIES: Record<string, Act> = {
  'a link by mail': async (server, _db, { link: token }) =>
    (await post(server, endpoints.resetPassword, { token, password: NEW_PASSWORD })).statusCode,
  'the link against a change': async (server, _db, { objection: token }) =>
    (await post(server, endpoints.resetPassword, { token, password: NEW_PASSWORD })).statusCode,
  'recovery words': async (server, _db, { email, words: code }) =>
    (await post(server, endpoints.recoverAccount, { email, code, password: NEW_PASSWORD })).statusCode,
  'a change of the password on another phone': async (server, _db, { owner }) =>
    (await post(server, endpoints.changePassword, { currentPassword: farmer.password, password: NEW_PASSWORD }, owner)).statusCode, // prettier-ignore
  'the end of the session': async (server, db, { id: account, owner, thief }) => {
    const id = JSON.parse(Buffer.from(thief.access.split('.')[1]!, 'base64url').toString()) as Record<string, string>
    const sessions = await db.selectFrom('session').select('id').where('account_id', '=', account).execute()
    const session = sessions.find((one) => Object.values(id).includes(one.id)) ?? { id: 'gone' } // the thief deleted all
    const { method, url } = endpoints.endSession
    return (await post(server, { method, url: url.replace(':id', session.id) }, undefined, owner)).statusCode
  },
  "an operator's suspension": async (_server, db, { id }) => {
    await createAccountRepository(db).suspend({ accountId: id, now: Date.now() })
    return 204
  },
  "an operator's end of all sessions": async (_server, db, { id }) => {
    await createAccountRepository(db).endSessions({ accountId: id, now: Date.now() })
    return 204
  },
}

/** What a thief does with the old password and a session; answers the status. */
export const THEFTS: Record<string, Act> = {
  'making words': async (server, _db, victim) => {
    const made = await post(server, endpoints.replaceRecoveryCode, { password: farmer.password }, victim.thief)
    if (made.statusCode === 200) victim.stolen = made.json<{ recoveryCode: string }>().recoveryCode
    return made.statusCode
  },
  'changing the address': async (server, _db, { thief }) =>
    (await post(server, endpoints.changeEmail, { email: `${randomUUID()}@example.org`, password: farmer.password }, thief)).statusCode, // prettier-ignore
  'changing the password': async (server, _db, { thief }) =>
    (await post(server, endpoints.changePassword, { currentPassword: farmer.password, password: THIEFS_PASSWORD }, thief)).statusCode, // prettier-ignore
  'deleting the account': async (server, _db, { thief }) =>
    (await post(server, endpoints.deleteAccount, { password: farmer.password }, thief)).statusCode,
  'exporting everything': async (server, _db, { thief }) =>
    (await post(server, endpoints.exportAccount, undefined, thief)).statusCode,
  'logging in': async (server, _db, { email }) => (await login(server, { ...farmer, email })).statusCode,
}

/** Those that give the account a new password, and how many sessions are open afterwards. */
const SESSIONS_LEFT: Record<string, number> = {
  'a link by mail': 0,
  'the link against a change': 0,
  'recovery words': 0,
  'a change of the password on another phone': 1,
}

/** What a thief has gained although the owner has taken the account back by `recovery`; nothing, if all is well. */
export async function gainsOf(server: Server, db: OpenDatabase, victim: Victim, recovery: string): Promise<string[]> {
  const { id, email, stolen: code } = victim
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  const open = db.selectFrom('session').selectAll().where('account_id', '=', id).where('revoked_at', 'is', null)
  const sessions = (await open.execute()).length
  const goesOn = (await getUser(server, victim.thief.access)).statusCode === 200
  if (!Object.hasOwn(SESSIONS_LEFT, recovery))
    return goesOn || (account?.suspended_at && sessions > 0) ? ['a session goes on'] : []
  if (!account) return ['the account is gone']
  const mails = await db.selectFrom('outbox').selectAll().where('account_id', '=', id).execute()
  const told = mails.filter(({ subject }) => subject === 'Your Jani password was changed').map(({ recipient }) => recipient) // prettier-ignore
  const links = await db.selectFrom('password_reset').selectAll().where('account_id', '=', id).execute()
  const isOwners = (await login(server, { email: account.email, password: NEW_PASSWORD })).statusCode === 200
  const password = THIEFS_PASSWORD
  const reset = await post(server, endpoints.resetPassword, { token: victim.link, password })
  const recovered = code && (await post(server, endpoints.recoverAccount, { email: account.email, code, password }))
  return [
    // an address that was changed before the new password got the notice of it, and the owner has the link against it
    ...(account.email === email || told.includes(account.email) ? [] : ['another address']),
    ...(isOwners ? [] : ['the password is not the new one']),
    ...(sessions === SESSIONS_LEFT[recovery] && !goesOn ? [] : ['a session goes on']),
    ...(links.every((link) => [email, account.email].includes(link.email ?? '')) ? [] : ['a link was sent elsewhere']),
    ...(reset.statusCode === 400 ? [] : ['an old link works']),
    ...(!recovered || recovered.statusCode === 400 ? [] : ["the thief's words work"]),
  ]
}
