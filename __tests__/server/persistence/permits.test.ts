import { randomUUID } from 'node:crypto'

import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { createOwnAccountRepository } from '~/server/persistence/ownAccountRepository'
import { createSessionRepository } from '~/server/persistence/sessionRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { createUserRepository } from '~/server/persistence/userRepository'
import type { Permit } from '~/server/domain/accounts/ownAccountRecords'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const LIMITS = { idleMs: 1e9, absoluteMs: 1e9 }
const now = NOW + 1

const mail = () => ({ to: 'a@example.com', subject: 'Hello', text: 'Hello', expiresAt: NOW + 1e6 })
const notice = () => ({ change: 'passwordChanged' as const, mail: mail(), tokenHash: randomUUID() })
const putBackMail = mail

type Person = { permit: Permit; otherPermit: Permit; email: string }

async function addPerson(db: OpenDatabase): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const { id: accountId } = (await createUserRepository(db, () => NOW).add({ username: 'Otieno', email, passwordHash: 'old', credits: 5 }))! // prettier-ignore
  const open = async () => {
    const id = randomUUID()
    const hashes = { activeHash: randomUUID(), passwordHash: 'old', knownDeviceHash: randomUUID() }
    await createSessionRepository(db, LIMITS).open({ id, accountId, ...hashes, now: NOW })
    return { accountId, sessionId: id, password: { hash: 'old', field: 'password' as const } }
  }
  return { permit: await open(), otherPermit: await open(), email }
}

const WRITES: Record<string, (db: OpenDatabase, permit: Permit) => Promise<unknown>> = {
  words: (db, permit) => own(db).storeRecoveryCode({ permit, hash: 'thief', notice, now }),
  address: (db, permit) =>
    own(db).changeEmail({ permit, email: `${randomUUID()}@example.org`, notice, confirmation: mail(), now }),
  password: (db, permit) => own(db).changePassword({ permit, to: 'thief', notice, now }),
  deletion: (db, permit) => createAccountRepository(db).remove(permit.accountId, permit),
  export: (db, permit) => createAccountRepository(db).exportAll(permit.accountId, permit),
  'the end of a session': (db, permit) => own(db).endSession({ permit, id: permit.sessionId, now }),
}

const own = (db: OpenDatabase) => createOwnAccountRepository(db, LIMITS)

const ENDS: Record<string, (db: OpenDatabase, person: Person) => Promise<unknown>> = {
  'a password by link': async (db, { permit: { accountId } }) => {
    await own(db).addReset({ tokenHash: accountId, accountId, email: undefined, mail: undefined, now: NOW, expiresAt: NOW + 9 }) // prettier-ignore
    expect(await own(db).resetPassword({ tokenHash: accountId, passwordHash: 'new', notice, putBackMail, now })).toBe(
      true,
    )
  },
  'recovery words': async (db, { otherPermit, email }) => {
    await own(db).storeRecoveryCode({ permit: otherPermit, hash: 'words', notice, now: NOW })
    const { accountId } = otherPermit
    const recovery = { accountId, email, from: 'words', to: 'next', passwordHash: 'new', notice, putBackMail, now }
    expect(await own(db).recover(recovery)).toBe(true)
  },
  'a change of the password elsewhere': (db, { otherPermit }) =>
    own(db).changePassword({ permit: otherPermit, to: 'new', notice, now }),
  'its session being ended': (db, { permit, otherPermit }) =>
    own(db).endSession({ permit: otherPermit, id: permit.sessionId, now }),
  'a log out': (db, { permit }) => createSessionRepository(db, LIMITS).revoke({ id: permit.sessionId, now }),
  'a suspension': (db, { permit: { accountId } }) => createAccountRepository(db).suspend({ accountId, now }),
  'the end of all sessions': (db, { permit: { accountId } }) => createAccountRepository(db).endSessions({ accountId, now }), // prettier-ignore
  deletion: (db, { permit: { accountId } }) => createAccountRepository(db).remove(accountId),
}

describe.each(databases)('an earlier permit on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const rows = async ({ permit }: Person) => [
    await database.db.selectFrom('account').selectAll().where('id', '=', permit.accountId).execute(),
    await database.db.selectFrom('session').selectAll().where('account_id', '=', permit.accountId).execute(),
    await database.db.selectFrom('outbox').select('id').where('account_id', '=', permit.accountId).execute(),
    await database.db.selectFrom('password_reset').selectAll().where('account_id', '=', permit.accountId).execute(),
    await database.db.selectFrom('former_email').selectAll().where('account_id', '=', permit.accountId).execute(),
  ]

  it.each(Object.keys(WRITES))('writes %s while it is valid', async (write) => {
    const person = await addPerson(database.db)
    const before = await rows(person)
    await WRITES[write]!(database.db, person.permit)
    if (write !== 'export') expect(await rows(person)).not.toEqual(before)
  })

  it.each(Object.keys(WRITES).flatMap((write) => Object.keys(ENDS).map((end) => [write, end] as const)))(
    'does not write %s after %s',
    async (write, end) => {
      const person = await addPerson(database.db)
      await ENDS[end]!(database.db, person)
      const before = await rows(person)
      await expect(WRITES[write]!(database.db, person.permit)).rejects.toMatchObject({
        code: expect.stringMatching(/^(sessionEnded|wrongPassword)$/),
      })
      expect(await rows(person)).toEqual(before)
    },
  )

  it('gives one address to one of several accounts that change to it at once, and refuses the others', async () => {
    for (let round = 0; round < 5; round++) {
      const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(database.db)))
      const email = `${randomUUID()}@example.org`
      const changes = people.map(({ permit }) =>
        own(database.db).changeEmail({ permit, email, notice, confirmation: undefined, now }),
      )
      expect((await Promise.all(changes)).filter(Boolean)).toHaveLength(1)
    }
  })

  it('makes one grant of several with one reference for different accounts at once, and refuses the others', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(database.db)))
    const reference = randomUUID()
    const grants = people.map(({ permit: { accountId } }) =>
      createLedgerRepository(database.db).grant({ accountId, amount: 1, reason: 'why', reference, now }),
    )
    const settled = await Promise.allSettled(grants)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'grantRepeated' })
  })

  it('opens no session with a password that was replaced since it was compared, or of a suspended account', async () => {
    const sessions = createSessionRepository(database.db, LIMITS)
    const { permit, otherPermit } = await addPerson(database.db)
    const open = (passwordHash: string) =>
      sessions.open({ id: randomUUID(), accountId: permit.accountId, activeHash: 'a', passwordHash, knownDeviceHash: randomUUID(), now }) // prettier-ignore
    await own(database.db).changePassword({ permit: otherPermit, to: 'new', notice, now })
    expect([await open('old'), await open('new')]).toEqual([false, true])
    await createAccountRepository(database.db).suspend({ accountId: permit.accountId, now })
    expect(await open('new')).toBe(false)
  })
})
