import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import SQLite from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'

import { DEFAULT_ALERTS } from '~/contract/alerts'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { withRetries } from '~/server/persistence/inTransaction'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { createNoteRepository } from '~/server/persistence/noteRepository'
import { createOutboxRepository } from '~/server/persistence/outboxRepository'
import { createOwnAccountRepository } from '~/server/persistence/ownAccountRepository'
import { createRateLimiters } from '~/server/persistence/rateLimiters'
import { acceptLaterTokens, createSessionRepository } from '~/server/persistence/sessionRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { signUp } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { countNote } from '../../support/fieldNotes'
import { violatedInvariants } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'

describe('a SQLite file that another process has locked', () => {
  let database: TestDatabase
  let other: SQLite.Database
  let app: FastifyInstance
  beforeEach(async () => {
    database = await openFile()
    other = new SQLite((database.location as { sqliteFile: string }).sqliteFile)
    app = await buildTestApp({ db: database.db })
    await signUp(app)
  })
  afterEach(async () => {
    other.close()
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  it('makes every kind of write wait until it is free', async () => {
    const { db } = database
    const { id: accountId } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const { id } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()
    const now = Date.now()
    const limits = { idleMs: 1_000_000, absoluteMs: 1_000_000 }
    const own = { id: 'unknown', accountId }
    const [accounts, outbox] = [createAccountRepository(db), createOutboxRepository(db)]
    const [diagnoses, ledger] = [createDiagnosisRepository(db), createLedgerRepository(db)]
    const [users, sessions] = [createUserRepository(db, () => now), createSessionRepository(db, limits)]
    const [owner, notes] = [createOwnAccountRepository(db, limits), createNoteRepository(db)]
    const limiter = createRateLimiters(db).shared('test', { points: 3, durationSeconds: 60 })
    const permit = { accountId, sessionId: id }
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', expiresAt: now + 1 }
    const notice = () => ({ change: 'passwordChanged' as const, mail, tokenHash: randomUUID() })
    const putBackMail = () => mail
    const rotation = { sessionId: id, deviceTokenHashes: [], presentedHash: 'x', now }
    other.exec('begin immediate')
    const writes: Record<string, Promise<unknown>> = {
      suspend: accounts.suspend({ accountId: 'nobody', now }),
      reinstate: accounts.reinstate(accountId),
      endSessions: accounts.endSessions({ accountId: 'nobody', now }),
      removeAccount: accounts.remove('nobody'),
      addMail: outbox.add({ accountId, mail, now }),
      removeMail: outbox.remove({ id: 'unknown' }),
      removeExpired: outbox.removeExpired(now),
      deleteExpired: diagnoses.deleteSomeExpired({ responsesBefore: 0, freeBefore: 0, shownBefore: 0 }),
      correct: diagnoses.correctDiagnosis({
        ...own,
        verdict: { kind: 'unsure' } as never,
        photos: [],
        toldCrop: undefined,
        facts: undefined,
        replies: [],
        charged: 0,
        charge: 0,
        now,
      }),
      tellProgress: diagnoses.tellProgress({ ...own, progress: 'better' }),
      readAdvice: diagnoses.readAdvice({ ...own, facts: {} as never }),
      chooseAlerts: owner.chooseAlerts({ accountId, alerts: DEFAULT_ALERTS, language: 'sw' }),
      addNotes: notes.add({ accountId, notes: [countNote()], limit: 1, now }),
      deleteNote: notes.delete(own),
      deleteDiagnosis: diagnoses.deleteDiagnosis({ ...own, now }),
      grant: ledger.grant({ accountId, amount: 1, reason: 'why', reference: 'r', now }),
      addUser: users.add({ username: 'Otieno', email: 'o@example.com', passwordHash: 'h', credits: 5 }),
      rehash: users.replacePasswordHash({ id: accountId, from: 'x', to: 'y' }),
      openSession: sessions.open({ id: 's', accountId, activeHash: 'a', passwordHash: 'x', knownDeviceHash: 'h', now }),
      rotate: sessions.rotate({ ...rotation, nextHash: 'n' }),
      touch: sessions.touchByParent(rotation),
      revoke: sessions.revoke({ id: 'unknown', now }),
      endSession: owner.endSession({ permit, id: 'unknown', now }),
      confirmEmail: owner.confirmEmail({ accountId, email: farmer.email, now }),
      changePassword: owner.changePassword({ permit, to: 'y', notice, now }),
      storeRecoveryCode: owner.storeRecoveryCode({ permit, hash: 'c', notice, now }),
      changeEmail: owner.changeEmail({ permit, email: 'x@example.com', notice, confirmation: mail, now }),
      addReset: owner.addReset({ tokenHash: 't', accountId, email: undefined, mail, now, expiresAt: now + 1 }),
      resetPassword: owner.resetPassword({ tokenHash: 'unknown', passwordHash: 'y', notice, putBackMail, now }),
      acceptLaterTokens: acceptLaterTokens(db),
      consume: limiter.consume('key'),
      giveBack: limiter.giveBack('other'),
      forget: limiter.forget('third'),
    }
    const settled: string[] = []
    const watched = Object.entries(writes).map(async ([name, write]) => {
      await write.catch((error: unknown) => settled.push(`${name} failed: ${String(error)}`))
      settled.push(name)
    })
    await wait(200)
    expect(settled).toEqual([])
    other.exec('rollback')
    await Promise.all(watched)
    expect(settled.sort()).toEqual(Object.keys(writes).sort())
  })

  it('is waited for once: what follows a refused write is tried, but does not wait again', async () => {
    let tries = 0
    const busy = async () => {
      tries++
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
    }
    await expect(withRetries(busy)).rejects.toThrow('database is locked')
    expect(tries).toBeGreaterThan(1)
    tries = 0
    await expect(withRetries(busy)).rejects.toThrow('database is locked')
    expect(tries).toBe(1)
  })
})
