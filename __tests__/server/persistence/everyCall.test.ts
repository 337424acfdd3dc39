import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import SQLite from 'better-sqlite3'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'

import { DEFAULT_ALERTS } from '~/contract/alerts'
import type { AuthResponse, HistoryResponse, PredictionResponse } from '~/contract/responses'
import type { RecoveryCodeResponse, SessionsResponse } from '~/contract/accountSchemas'
import type { DeskCaseResponse, DeskResponse, LinkResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { OrderResponse } from '~/contract/plans'
import { createHourlyAudit } from '~/server/domain/accounts/ledgerAudit'
import { createDailyStatistics, readStatistics } from '~/server/domain/diagnoses/statistics'
import { accountCommand } from '~/server/operator/accountCommand'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { paymentsCommand } from '~/server/operator/paymentsCommand'
import { planCommand } from '~/server/operator/planCommand'
import { withRecords } from '~/server/operator/cli/runCommand'
import { createActionRepository } from '~/server/persistence/actionRepository'
import { createConfirmationRepository } from '~/server/persistence/confirmationRepository'
import { createLedgerAuditRepository } from '~/server/persistence/ledgerAuditRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { createStatisticsRepository } from '~/server/persistence/statisticsRepository'

import { settingsFor } from '../../support/backups'
import { bearer, diagnose } from '../../support/calls'
import { givePhotos } from '../../support/givenPhotos'
import { signUpExpert } from '../../support/farmCases'
import { lastingDatabases } from '../../support/databases'
import { countNote, sprayNote } from '../../support/fieldNotes'
import { classifyByBytes, paidPhoto, violatedInvariants } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'
import { createTestMailer, tokenIn } from '../../support/testMailer'
import { browserKeys, vapidKeys } from '../../support/vapidKeys'

const NEW_PASSWORD = 'beans-and-maize-41'
const { email, password } = farmer

/** As a later release may leave it to servers of this one: every table has the columns of all others, too. */
const migratedLater = ({ name, open }: (typeof lastingDatabases)[number]): (typeof lastingDatabases)[number] => ({
  name: `${name} that a later release has migrated`,
  async open() {
    const database = await open()
    const tables = await database.db.introspection.getTables()
    const names = new Set(tables.flatMap(({ columns }) => columns.map((column) => column.name)))
    for (const { name: table, columns } of tables)
      for (const added of [...names].filter((other) => columns.every((column) => column.name !== other)))
        await database.db.schema.alterTable(table).addColumn(added, 'text').execute()
    return { ...database, close: database.discard }
  },
})
const DAY_MS = 24 * 60 * 60 * 1000

/** Tables of one row, of a page that ends with its limit, in its order, or of a subquery; rows of the statement. */
const BOUNDED =
  /^SCAN (ledger_audit|(operator_action|officer|judgement) USING INDEX|kysely_migration|outbox USING COVERING INDEX|some|CONSTANT ROW|\d+-ROW VALUES CLAUSE)/

/** Plans of the statements that read a table from one end to the other. */
function scansOf(database: SQLite.Database, statements: readonly string[]) {
  const plans = [...new Set(statements)]
    .filter((statement) => /^(select|insert|update|delete)\b/i.test(statement))
    .map((statement) => ({ statement, plan: database.prepare(`explain query plan ${statement}`) }))
  expect(plans.length).toBeGreaterThan(100)
  return plans.flatMap(({ statement, plan }) => {
    const steps = plan.all(...parametersOf(statement)) as { detail: string }[]
    const scans = steps.filter(({ detail }) => detail.startsWith('SCAN') && !BOUNDED.test(detail))
    return scans.map(({ detail }) => `${detail}: ${statement}`)
  })
}

const parametersOf = (statement: string) => Array.from(statement.matchAll(/\?/g), () => 1)

/** What the farmer is told by push and mail. */
async function claimNews(db: OpenDatabase) {
  const records = createReminderRepository(db, { idleMs: DAY_MS, absoluteMs: DAY_MS })
  const [accountId = ''] = await records.accountsToTell('')
  const [confirmed] = await createConfirmationRepository(db).listRunning({ county: 'Nakuru', since: 0, limit: 1 })
  const none = { due: [], changed: [], mailOf: () => undefined }
  const claim = { ...none, accountId, confirmed: [confirmed!.id], isAnswered: true, now: Date.now() }
  const news = await records.claim(claim)
  await records.giveBack(claim)
  return news
}

/** What each call does is tested on SQLite; this runs the statements of all of them, so that no database refuses one. */
it.each([...lastingDatabases, ...lastingDatabases.map(migratedLater)])(
  'every call of the API and every command of the operator works on $name',
  async ({ open }) => {
    const { db, location, close } = await open()
    const prepare = jest.spyOn(SQLite.prototype, 'prepare')
    const mails = createTestMailer()
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'jani-data-'))
    const environment = {
      DATA_DIR,
      ...vapidKeys,
      MAIL_FROM: 'a@b.cd',
      PUBLIC_URL: 'https://jani.example',
      MPESA_SIMULATOR: '1',
    }
    const app = await buildTestApp({ db, deliver: mails.deliver, classify: classifyByBytes, environment })
    const untried = new Set(Object.keys(endpoints))
    let session: AuthResponse | undefined

    async function call<Body = void>(
      name: keyof typeof endpoints,
      payload?: object,
      id = '',
      query = {},
    ): Promise<Body> {
      const { method, url } = endpoints[name]
      const request: InjectOptions = {
        method,
        url: url.replace(':id', id).replace(':index', '0'),
        query,
        headers: session ? bearer(session.access) : {},
      }
      const { statusCode, body } = await app.inject(payload ? { ...request, payload } : request)
      expect({ name, body, isDone: statusCode < 300 }).toEqual({ name, body, isDone: true })
      untried.delete(name)
      return (/^[{[]/.test(body) ? JSON.parse(body) : undefined) as Body
    }
    const signIn = async (secret: string) => {
      session = await call<AuthResponse>('login', { email, password: secret })
    }
    const scan = async (name: string, told: Record<string, string>) => {
      const response = await diagnose(app, session!.access, { content: paidPhoto(name), key: name, told })
      untried.delete('predict')
      return response.json<PredictionResponse>().diagnosis.id
    }

    session = await call<AuthResponse>('register', farmer)
    for (const name of ['getCrops', 'getUser', 'getAccount'] as const) await call(name)
    await call('chooseCountry', { country: 'UG' })
    const first = await scan('first', { crop: 'maize', plot: 'by the river' })
    const second = await scan('second', { follows: first })
    await call('getDiagnoses')
    const own = db.updateTable('account').where(sql`lower(email)`, '=', email)
    await own.set({ plan_until: Date.now() + DAY_MS }).execute()
    const before = new Date(Date.now() + 1).toISOString()
    await call('getDiagnoses', undefined, '', { before, plot: 'by the river' })
    await own.set({ plan_until: null }).execute()
    await call('getDiagnosis', undefined, second)
    for (const told of [{ progress: 'better' }, { plot: 'uphill' }, { crop: 'potato' }, { changesRead: true }])
      await call('correctDiagnosis', told, second)
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
    await call('subscribeToReminders', { endpoint, keys: browserKeys() })
    await call('unsubscribeFromReminders', { endpoint })
    const note = countNote()
    await call('storeNotes', { notes: [note, sprayNote()] })
    await call('getNotes')
    const expert = await signUpExpert(app, db)
    await own.set({ plan_until: Date.now() + DAY_MS }).execute()
    await call('chooseCounty', { county: 'Nakuru' })
    const { path: link } = await call<LinkResponse>('shareLink', undefined, second)
    const shown = await app.inject(link)
    expect(shown.statusCode).toBe(200)
    const [, linkHash = ''] = /name="shownHash" value="([^"]+)"/.exec(shown.body) ?? []
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await app.inject({
      method: 'POST',
      url: link,
      headers: form,
      payload: `judged=cannotSay&text=&line=&shownHash=${linkHash}`,
    })
    await call('askPerson', { note: 'Since Monday', county: 'Nakuru' }, second)
    const gift = await givePhotos(app, session.access, second, { query: { shows: 'true', teaches: 'true' } })
    expect(gift.statusCode).toBeLessThan(300)
    untried.delete('givePhotos')
    const ofFarmer = session
    session = { ...session, access: expert.access }
    const [waiting] = (await call<DeskResponse>('getDesk')).cases
    await call('getChoices')
    for (const name of ['takeCase', 'leaveCase', 'takeCase', 'getCasePhoto'] as const)
      await call(name, undefined, waiting!.id)
    await call('askFarmer', { text: 'Which variety?' }, waiting!.id)
    session = ofFarmer
    for (const told of [{ reply: 'H614' }, { read: true }]) await call('changeCase', told, second)
    session = { ...session, access: expert.access }
    const { case: taken } = await call<DeskCaseResponse>('takeCase', undefined, waiting!.id)
    const { shownHash } = taken
    const named = { shownHash, judged: 'other', label: 'fallArmyworm', text: null, line: null, confirmedBy: 'seen' }
    await call('answerCase', named, waiting!.id)
    await call('getDesk')
    session = ofFarmer
    expect(await call<HistoryResponse>('getDiagnoses')).toMatchObject({ confirmed: [{ county: 'Nakuru' }] })
    expect(await claimNews(db)).toEqual(['confirmed', 'answered'])
    await call('changeCase', { showsPhotos: false, teaches: false }, second)
    await call('getDiagnoses')
    await call('withdrawLink', undefined, second)
    await call('getAccuracy')
    await call('exportAccount')
    await own.set({ plan_until: null }).execute()
    await call('deleteNote', undefined, note.id)
    const statistics = createStatisticsRepository(db, db)
    const tomorrow = Date.now() + DAY_MS
    await createDailyStatistics(statistics, () => tomorrow)(async () => undefined)
    expect(await readStatistics(statistics, tomorrow)).toMatchObject({ progress: { better: 1 } })
    await createHourlyAudit(createLedgerAuditRepository(db, db), Date.now)(async () => undefined)

    const operate = (command: typeof accountCommand, ...args: string[]) =>
      withRecords({ ...settingsFor(location), PUBLIC_URL: environment.PUBLIC_URL }, (records) => command(records, args))
    await operate(creditsCommand, 'grant', email, '3', '--reason', 'a lost harvest', '--reference', 'harvest')
    await operate(creditsCommand, 'reverse', email, 'harvest', '--reason', 'a mistake')
    await operate(creditsCommand, 'list', email)
    await operate(creditsCommand, 'audit')
    await operate(accountCommand, 'list')
    await operate(accountCommand, 'list', 'part', '--after', email)
    for (const verb of ['show', 'export', 'mails', 'sessions', 'reset-link', 'suspend', 'reinstate', 'end-sessions'])
      await operate(accountCommand, verb, email, '--reason', 'ticket 3')
    for (const whose of [[], [email]])
      expect((await operate(accountCommand, 'actions', ...whose)).split('\n')).toHaveLength(8)
    expect(await createActionRepository(db).lastBackupAt()).toBeUndefined()

    await signIn(password)
    await call('getOffer')
    const { order } = await call<OrderResponse>('placeOrder', { phone: '0712 345 601' })
    await call('getOrder', undefined, order.id)
    const statement = path.join(await mkdtemp(path.join(tmpdir(), 'jani-statement-')), 'statement.csv')
    const row = (receipt: string, amount: string, reference: string) => `${receipt},Completed,"${amount}",${reference}`
    const rows = ['Receipt No.,Transaction Status,Paid In,A/C No.', row('TKT000001', '100.00', order.reference)]
    await writeFile(statement, [...rows, row('TKT000002', '1,050.00', 'nobody'), ''].join('\r\n'))
    const why = ['--reason', 'ticket 4']
    expect(await operate(paymentsCommand, 'import', statement, ...why)).toMatch(
      /^1 orders paid, 1 payments unmatched, 0/,
    )
    expect(await operate(paymentsCommand, 'import', statement, ...why)).toMatch(
      /^0 orders paid, 0 payments unmatched, 2/,
    )
    const [payment] = (await operate(paymentsCommand, 'list')).split('\t')
    expect(await operate(paymentsCommand, 'show', 'TKT000002')).toContain('Ksh 1050.00')
    await operate(paymentsCommand, 'grant', payment!, email, ...why)
    expect(await operate(paymentsCommand, 'list')).toBe('Every payment has served its order.')
    await operate(paymentsCommand, 'refund', order.id, ...why)
    for (const list of [['orders'], ['list', '--all']])
      expect(await operate(paymentsCommand, ...list)).toContain(list[0] === 'orders' ? 'refunded' : 'granted')
    await operate(planCommand, 'grant', email, '--days', '7', ...why)

    await operate(planCommand, 'take', email, '--days', '3', ...why)
    await operate(accountCommand, 'list', '--plan')
    for (const role of ['expert', 'farmer']) await operate(accountCommand, 'role', email, role)
    await operate(accountCommand, 'invite-officer', 'Mary Akinyi')
    const [officer = ''] = (await operate(accountCommand, 'officers')).split('\t')
    await operate(accountCommand, 'end-officer', officer, '--discard-answers')
    const [, confirmation = ''] = (await operate(accountCommand, 'confirmations')).split('\t')
    await expect(operate(accountCommand, 'release', confirmation, ...why)).rejects.toThrow('does not wait')
    await operate(accountCommand, 'end-confirmation', confirmation, ...why)
    await call('chooseAlerts', { ...DEFAULT_ALERTS, mail: true })

    await call('sendConfirmation')
    await mails.next('Is this your')
    await call('confirmEmail', { token: tokenIn((await mails.next('Is this your')).text) })
    const { recoveryCode } = await call<RecoveryCodeResponse>('replaceRecoveryCode', { password })
    await call('recoverAccount', { email, code: recoveryCode, password: NEW_PASSWORD })
    await call('forgotPassword', { email })
    await call('resetPassword', { token: tokenIn((await mails.next('Choose a new password')).text), password })
    await signIn(password)
    await call('changePassword', { currentPassword: password, password: NEW_PASSWORD })
    await call('changeEmail', { email: 'another@example.com', password: NEW_PASSWORD })
    await call('changeEmail', { email, password: NEW_PASSWORD })
    await signIn(NEW_PASSWORD)
    const { sessions } = await call<SessionsResponse>('getSessions')
    await call('endSession', undefined, sessions.find(({ isCurrent }) => !isCurrent)!.id)
    await call('refresh', { refresh: session.refresh })
    await call('deleteDiagnosis', undefined, first)
    await call('logout', { refresh: session.refresh })
    await signIn(NEW_PASSWORD)
    await call('deleteAccount', { password: NEW_PASSWORD })

    expect([...untried]).toEqual([])
    if (db.dialect === 'sqlite')
      expect(
        scansOf(
          db.driver,
          prepare.mock.calls.map(([statement]) => statement),
        ),
      ).toEqual([])
    prepare.mockRestore()
    expect(await violatedInvariants(db)).toEqual([])
    await app.close()
    await close()
  },
)
