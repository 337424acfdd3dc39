import { randomUUID } from 'node:crypto'

import FormData from 'form-data'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { CROP_FIELD, FOLLOWS_FIELD, PLOT_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AuthResponse, DiagnosisResponse } from '~/contract/responses'

import { bearer, diagnose, getUser, register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { documentedCalls } from '../../support/openApi'
import { buildTestApp, farmer } from '../../support/testApp'
import { browserKeys, vapidKeys as environment } from '../../support/vapidKeys'

/** What PostgreSQL cannot store, compare or index; each stands alone and behind a text that would be taken. */
const UNSTORABLE: Record<string, string> = {
  'zero byte': '\u0000',
  'half a character': '\ud800',
  'the other half': '\udfff',
}
const LONG: Record<string, string> = {
  'long text': 'x'.repeat(8000),
  'long text of three bytes each': Array.from({ length: 2600 }, (_, n) => String.fromCharCode(0x4e00 + n)).join(''),
}

/** A value that each field would take. */
const samples: Record<string, unknown> = {
  ...farmer,
  currentPassword: 'not-that-of-the-account', // with which nothing would be left to try
  refresh: 'x'.repeat(60),
  token: 'x'.repeat(60),
  code: 'river stone maize cloud',
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: browserKeys(),
  crop: 'tomato',
  answer: { question: 'where', answer: 'yes' },
  progress: 'same',
  plot: 'Hill',
}
/** One of these at a time. */
const CORRECTIONS = ['crop', 'answer', 'progress', 'plot']

type Body = { properties?: Record<string, object>; required?: string[] }
type Field = { name: string; body: (text: string) => object }

/** Every field of a JSON body, and every field of an object in it. */
function fieldsOf({ properties = {}, required = [] }: Body): Field[] {
  const whole = Object.fromEntries(required.map((name) => [name, samples[name]]))
  return Object.keys(properties).flatMap((name) => {
    const sample = samples[name]
    const others = CORRECTIONS.includes(name) ? {} : whole
    const parts = typeof sample === 'object' && sample !== null ? Object.entries(sample as Record<string, string>) : []
    return [
      { name, body: (text: string) => ({ ...others, [name]: text }) },
      ...parts.map(([part]) => ({
        name: `${name}.${part}`,
        body: (text: string) => ({ ...others, [name]: { ...(sample as object), [part]: text } }),
      })),
    ]
  })
}

const sampleOf = (field: string) => {
  const value = field.split('.').reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], samples)
  return typeof value === 'string' ? value : ''
}

/** Forms send bytes: half a character is three of them, which are no UTF-8. */
const bytesOf = (text: string) => Buffer.from(encodeBytes(text), 'latin1')
const encodeBytes = (text: string) =>
  Array.from(text, (character) =>
    character === '\ud800'
      ? '\xed\xa0\x80'
      : character === '\udfff'
        ? '\xed\xbf\xbf'
        : Buffer.from(character).toString('latin1'),
  ).join('')
const encoded = (text: string) => bytesOf(text).toString('hex').replace(/../g, '%$&')

/** What is no text for PostgreSQL is refused before any database is asked: where there is one, SQLite need not be asked too. */
describe.each(databases.slice(-1))('a text that $name cannot hold', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  let diagnosis: string
  const lines: string[] = []
  beforeAll(async () => {
    database = await open()
    const logStream = { write: (line: string) => void lines.push(line) }
    app = await buildTestApp({ db: database.db, environment: { ...environment, LOG_LEVEL: 'error' }, logStream })
    person = (await register(app, farmer)).json<AuthResponse>()
    await database.db.updateTable('account').set({ credits: 1000 }).execute()
    diagnosis = (await diagnose(app, person.access)).json<DiagnosisResponse>().diagnosis.id
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  /** What was answered with 5xx, or should have been refused and was not. */
  async function faultsOf(name: string, taken: string, send: (text: string) => InjectOptions, isIgnored = false) {
    const faults: string[] = []
    for (const [kind, text] of [...Object.entries(UNSTORABLE), ...Object.entries(LONG)])
      for (const whole of [text, taken + text]) {
        const { statusCode } = await app.inject(send(whole))
        const isRefused = statusCode >= 400 && statusCode < 500
        if (statusCode >= 500 || !(isRefused || isIgnored || kind in LONG))
          faults.push(`${name}: ${kind}: ${statusCode}`)
      }
    return faults
  }

  it('is refused in every field of every JSON body', async () => {
    const checked: string[] = []
    const faults: string[] = []
    for (const { name, method, url, operation } of await documentedCalls(app)) {
      const schema = operation.requestBody?.content?.['application/json']?.schema as Body | undefined
      for (const field of schema ? fieldsOf(schema) : []) {
        checked.push(`${name} ${field.name}`)
        const isIgnored = url === endpoints.logout.url // which succeeds whatever it is sent
        const send = (text: string): InjectOptions => ({
          method,
          url: url.replace('{id}', diagnosis),
          headers: { ...(isIgnored ? {} : bearer(person.access)), 'content-type': 'application/json' },
          payload: JSON.stringify(field.body(text)),
        })
        faults.push(...(await faultsOf(`${name} ${field.name}`, sampleOf(field.name), send, isIgnored)))
      }
    }
    expect([...faults, ...lines]).toEqual([])
    expect(checked).toEqual(
      expect.arrayContaining([
        'POST /api/auth/register/ username',
        'POST /api/auth/recover/ code',
        'PATCH /api/diagnoses/{id} answer.question',
        'POST /api/reminders endpoint',
        'POST /api/reminders keys.auth',
        'DELETE /api/reminders endpoint',
      ]),
    )
    expect(checked.length).toBeGreaterThan(25)
    expect((await getUser(app, person.access)).statusCode).toBe(200)
  })

  it.each([CROP_FIELD, FOLLOWS_FIELD, PLOT_FIELD])('is refused in the field %s of an upload', async (field) => {
    const send = (text: string): InjectOptions => {
      const form = new FormData()
      form.append(field, bytesOf(text))
      form.append('image', Buffer.from(`a photo ${randomUUID()}`), { filename: 'leaf.jpg', contentType: 'image/jpeg' })
      const headers = { ...form.getHeaders(), ...bearer(person.access) }
      return { ...endpoints.predict, headers, payload: form.getBuffer() }
    }
    const taken = field === FOLLOWS_FIELD ? diagnosis : sampleOf(field)
    const isReplaced = field === PLOT_FIELD // half a character is read as a sign that says so, and kept
    expect([...(await faultsOf(field, taken, send, isReplaced)), ...lines]).toEqual([])
  })

  it('is refused in addresses', async () => {
    const headers = bearer(person.access)
    const faults: string[] = []
    for (const { method, url } of [
      endpoints.getDiagnosis,
      endpoints.deleteDiagnosis,
      endpoints.deleteNote,
      endpoints.endSession,
    ]) {
      const send = (text: string) => ({ method, url: url.replace(':id', encoded(text)), headers })
      faults.push(...(await faultsOf(`${method} ${url}`, diagnosis, send)))
    }
    const inQuery = (text: string) => ({
      ...endpoints.getDiagnoses,
      url: `${endpoints.getDiagnoses.url}?plot=${encoded(text)}`,
      headers,
    })
    faults.push(...(await faultsOf('plot', 'Hill', inQuery, true)))
    expect([...faults, ...lines]).toEqual([])
  })

  it.each([IDEMPOTENCY_KEY_HEADER, 'Accept-Language', 'X-Forwarded-For', 'X-Request-Id', 'User-Agent', 'Cookie'])(
    'does no harm in the header %s',
    async (header) => {
      const send = (text: string): InjectOptions => {
        const form = new FormData()
        form.append('image', Buffer.from('a photo'), { filename: 'leaf.jpg', contentType: 'image/jpeg' })
        const headers = { ...form.getHeaders(), ...bearer(person.access), [header]: encodeBytes(text) }
        return { ...endpoints.predict, headers, payload: form.getBuffer() }
      }
      expect([...(await faultsOf(header, 'a', send, true)), ...lines]).toEqual([])
    },
  )
})
