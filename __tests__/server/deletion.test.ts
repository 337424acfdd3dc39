import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { accountCommand } from '~/server/operator/accountCommand'
import { withRecords } from '~/server/operator/cli/runCommand'

import { settingsFor } from '../support/backups'
import { bearer, diagnose, register } from '../support/calls'
import { openFile } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { countNote } from '../support/fieldNotes'
import { until } from '../support/rawHttp'
import { startSmtpServer } from '../support/smtpServer'
import { classifyByBytes, freePhoto, paidPhoto } from '../support/scans'
import { TEST_SECRET, buildTestApp, farmer } from '../support/testApp'
import { waitingMails } from '../support/testMailer'

const ADDRESSES = ['wanjiru@example.com', 'Wanjiru.K@EXAMPLE.COM', `${'mkulima.'.repeat(21)}x@Shamba.example.com`]
const NOT_LISTENING = 'smtp://127.0.0.1:1'

describe('a deleted account', () => {
  let database: TestDatabase
  let environment: Record<string, string>
  let folder: string
  let app: FastifyInstance
  beforeEach(async () => {
    database = await openFile()
    folder = mkdtempSync(path.join(tmpdir(), 'jani-deletion-'))
    environment = { DATA_DIR: folder, ...settingsFor(database.location), TOKEN_SECRET: TEST_SECRET }
  })
  afterEach(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const start = async (smtpUrl?: string) => {
    const settings = { SMTP_URL: smtpUrl, MAIL_FROM: 'a@b.cd', PUBLIC_URL: 'https://localhost' }
    const mail = smtpUrl === undefined ? {} : { environment: settings as Record<string, string> }
    app = await buildTestApp({ db: database.db, ...mail, classify: classifyByBytes })
    await app.ready()
  }
  const mails = async () => (await waitingMails(database.db)).map(({ recipient }) => recipient)

  /** What the product stores of somebody: everything that has a way to be stored. */
  async function liveWith(email: string) {
    const person = (await register(app, { ...farmer, email })).json<AuthResponse>()
    const paid = await diagnose(app, person.access, { content: paidPhoto(email), key: `key-of-${email}` })
    await diagnose(app, person.access, { content: freePhoto(email) })
    const call = (endpoint: object) => app.inject({ ...endpoint, headers: bearer(person.access) })
    const { method, url } = endpoints.shareLink
    const link = await call({ method, url: url.replace(':id', paid.json<PredictionResponse>().diagnosis.id) })
    expect(link.statusCode).toBe(200)
    await call({ ...endpoints.storeNotes, payload: { notes: [countNote()] } })
    await call(endpoints.exportAccount)
    await call(endpoints.sendConfirmation)
    await app.inject({ ...endpoints.login, payload: { ...farmer, email, password: 'a-wrong-guess' } })
    await app.inject({ ...endpoints.forgotPassword, payload: { email } })
    await until(async () => (await mails()).filter((to) => to === email).length >= 3)
    return person
  }

  const deleteAsOwner = async ({ access }: AuthResponse) => {
    const payload = { password: farmer.password }
    const response = await app.inject({ ...endpoints.deleteAccount, payload, headers: bearer(access) })
    expect(response.statusCode).toBe(204)
  }
  const deleteAsOperator = async (_person: AuthResponse, email: string) => {
    await withRecords(environment, (records) => accountCommand(records, ['delete', email, '--reason', 'ticket 1']))
  }

  /** All rows of all tables, and with SQLite its files. */
  async function everythingStored() {
    const tables = await database.db.introspection.getTables()
    const rows = tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database.db)).rows)
    const files = readdirSync(environment['DATA_DIR']!, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => file.name + readFileSync(path.join(file.parentPath, file.name), 'latin1'))
    return [JSON.stringify(await Promise.all(rows)), ...files].join('\n').toLowerCase()
  }

  const idOf = async (email: string) =>
    (await database.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  it.each([
    ['its owner', deleteAsOwner, undefined],
    ['an operator', deleteAsOperator, undefined],
    ['its owner while no mail can be sent', deleteAsOwner, NOT_LISTENING],
    ['an operator while no mail can be sent', deleteAsOperator, NOT_LISTENING],
  ])('leaves no data after %s deleted it, however the address is written', async (_who, remove, smtpUrl) => {
  await start(smtpUrl)
  for (const email of ADDRESSES) {
    const person = await liveWith(email)
    const id = await idOf(email)
    for (const trace of [email.toLowerCase(), id]) expect(await everythingStored()).toContain(trace)
    await remove(person, email)
    expect(await mails()).toEqual([])
    for (const trace of [email.toLowerCase(), id, farmer.username.toLowerCase()])
      expect(await everythingStored()).not.toContain(trace)
  }
}) // prettier-ignore

  it('leaves no mail behind that was requested just before', async () => {
    await start()
    const person = (await register(app)).json<AuthResponse>()
    await app.inject({ ...endpoints.forgotPassword, payload: { email: farmer.email } })
    const deletion = deleteAsOwner(person)
    await app.inject({ ...endpoints.sendConfirmation, headers: bearer(person.access) })
    await deletion
    await app.close()
    expect(await mails()).toEqual([])
  })

  it('keeps the mails of others, which are sent', async () => {
    const smtp = await startSmtpServer()
    await start()
    const person = await liveWith(ADDRESSES[0]!)
    await liveWith('otieno@example.com')
    await deleteAsOwner(person)
    await app.close()
    await start(smtp.url)
    await until(async () => (await mails()).length === 0)
    expect(new Set(smtp.received.flatMap(({ to }) => to))).toEqual(new Set(['otieno@example.com']))
    await app.close()
    await smtp.close()
  })
})
