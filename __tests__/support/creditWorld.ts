import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { diagnose, login, register } from './calls'
import { bytesOf } from './creditModel'
import type { Outcome, Scan } from './creditModel'
import type { TestDatabase } from './databases'
import { classifyByBytes } from './scans'
import { buildTestApp, farmer } from './testApp'

/** Makes one statement fail, once, with the given code. */
function createFaultInjector() {
  let left: number | undefined
  let code: string | undefined
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left !== undefined && left-- === 0) {
        left = undefined
        throw Object.assign(new Error('injected fault'), { code })
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    plugin,
    arm: (statements: number | undefined, withCode?: string) => {
      left = statements
      code = withCode
    },
  }
}

/** The real server for `creditCommands`: one account at a time, a clock and a restart. */
export async function createCreditWorld({ location }: Pick<TestDatabase, 'location'>) {
  const clock = { now: Date.UTC(2030, 0, 1) }
  const faults = createFaultInjector()
  let db: Database
  let app: FastifyInstance
  let account = { id: '', email: '', access: '' }
  let people = 0

  async function switchOn() {
    db = await openDatabase(location)
    app = await buildTestApp({
      db: db.withPlugin(faults.plugin),
      classify: classifyByBytes,
      now: () => clock.now,
      environment: { ACCESS_TOKEN_SECONDS: '86400' },
    })
  }
  async function switchOff() {
    faults.arm(undefined)
    await app.close()
    await db.destroy()
  }
  await switchOn()

  return {
    clock,
    switchOff,
    database: () => db,
    async restart() {
      await switchOff()
      await switchOn()
    },
    async newcomer() {
      const email = `farmer.${people++}@example.com`
      const { access } = (await register(app, { ...farmer, email })).json<AuthResponse>()
      const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      account = { id, email, access }
    },
    async logIn() {
      account.access = (await login(app, { email: account.email, password: farmer.password })).json().access
    },
    async scan({ photo, key }: Scan): Promise<Outcome> {
      const { statusCode, body } = await diagnose(app, account.access, {
        content: bytesOf(photo),
        ...(key !== undefined && { key }),
      })
      return { status: statusCode, body }
    },
    grant: (amount: number, reference: string) =>
      createLedgerRepository(db).grant({
        accountId: account.id,
        amount,
        reason: 'because',
        reference: `${account.id} ${reference}`,
        now: clock.now,
      }),
    injectFault: faults.arm,
    async holdings() {
      const ofAccount = async (table: 'diagnosis' | 'ledger') =>
        db.selectFrom(table).selectAll().where('account_id', '=', account.id).execute()
      const { credits } = await db
        .selectFrom('account')
        .select('credits')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      const entries = (await ofAccount('ledger')) as { amount: number }[]
      return {
        balance: credits,
        total: entries.reduce((sum, { amount }) => sum + amount, 0),
        entries: entries.length,
        diagnoses: (await ofAccount('diagnosis')).length,
      }
    },
  }
}

export type CreditWorld = Awaited<ReturnType<typeof createCreditWorld>>
