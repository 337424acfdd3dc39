import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

import { NAMEABLE } from '~/contract/cases'
import { CONDITIONS, TROUBLES } from '~/contract/library'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'

import { diagnose, register, signUp } from '../../../support/calls'
import { givePhotos } from '../../../support/givenPhotos'
import { openSqlite, type TestDatabase } from '../../../support/databases'
import { hostileTexts } from '../../../support/hostileTexts'
import { linkTo, openLink, sendForm } from '../../../support/officers'
import { classifyByBytes, freePhoto, paidPhoto } from '../../../support/scans'
import { buildTestApp, farmer } from '../../../support/testApp'

const RUST = 'Corn_(maize)___Common_rust_'
const GONE = 'This link does not work any more'
const ANSWERED = 'This was answered. The farmer can see this answer:'
const DAY_MS = 24 * 60 * 60_000

let database: TestDatabase
let app: FastifyInstance
let person: AuthResponse
beforeEach(async () => {
  database = await openSqlite()
  app = await buildTestApp({ db: database.db, classify: classifyByBytes })
  person = await signUp(app)
})
afterEach(async () => {
  await app.close()
  await database.close()
})

/** One label: maize rust. Several: tomato blights. */
const scan = async (content = paidPhoto('x'), told = {}) =>
  (await diagnose(app, person.access, { content, told })).json<PredictionResponse>().diagnosis
const linked = async (...args: Parameters<typeof scan>) => linkTo(database.db, (await scan(...args)).id)
const answers = () => database.db.selectFrom('case_answer').selectAll().orderBy('created_at').execute()

describe('the page behind a link', () => {
  it('shows what Jani answered and what the farmer told, and nothing of the account', async () => {
    const secret = await linked(paidPhoto('xx'), { crop: 'tomato', plot: 'Shamba la Wanjiru' })
    await database.db.updateTable('farm_case').set({ note: 'Since the rain on Monday' }).execute()
    const { statusCode, body } = await openLink(app, secret)
    expect(statusCode).toBe(200)
    for (const text of [
      'Tomato: ',
      'Early blight: about 5 in 10',
      'Late blight: about 5 in 10',
      'Early blight: Do spots have target rings',
      'Crop: Tomato',
      'Since the rain on Monday',
      'What Jani told the farmer to do',
      'What the farmer can check in the field',
      'Jani does not show you the farmer’s name or number.',
    ])
      expect(body).toContain(text)
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    for (const secretText of [farmer.email, farmer.username, id, 'Shamba']) expect(body).not.toContain(secretText)
  })

  it('is small, has no script, and its policy allows its one style and its own photos and form only', async () => {
    const secret = await linked(paidPhoto('xx'))
    const { body, headers } = await openLink(app, secret)
    for (const page of [body, (await openLink(app, `${secret}?lang=sw`)).body])
      expect(Buffer.byteLength(page)).toBeLessThan(15_000)
    expect(body).not.toMatch(/<script|\son\w+=|style="|<link|https?:/i)
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';img-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'`,
    )
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it('is in the language of the browser, and in the other by its link, which the form keeps', async () => {
    const secret = await linked()
    const swahili = await openLink(app, secret, { headers: { 'accept-language': 'sw' } })
    expect(swahili.body).toContain('<html lang="sw">')
    expect(swahili.body).toContain('Mkulima anauliza maoni yako')
    expect(swahili.body).toContain('<a href="?lang=en" lang="en">English</a>')
    expect((await openLink(app, `${secret}?lang=sw`)).body).toContain('Jibu la programu ni sahihi')
    const sent = await sendForm(app, `${secret}?lang=sw`, { judged: 'right' })
    expect(sent.headers.location).toBe(`/a/${secret}?lang=sw`)
    expect((await openLink(app, `${secret}?lang=sw`)).body).toContain('Swali hili limejibiwa.')
  })

  it('offers every condition and trouble, those of the crop first', async () => {
    const { body } = await openLink(app, await linked(paidPhoto('xx')))
    const slugs = { ...CONDITIONS, ...TROUBLES } as Record<string, string>
    for (const id of NAMEABLE) expect(body).toContain(`<option value="${slugs[id] ?? ''}"`)
    expect(/<optgroup label="([^"]+)">/.exec(body)?.[1]).toBe('Tomato')
    expect(body).toContain('Something else: about 1 in 10')
  })

  it('asks whether Jani is right only if it has named something', async () => {
    const { body } = await openLink(app, await linked(freePhoto('x')))
    expect(body).not.toContain('value="right"')
    const secret = await linked(freePhoto('y'))
    expect((await sendForm(app, secret, { judged: 'right' })).statusCode).toBe(400)
    expect((await sendForm(app, secret, { judged: 'cannotSay' })).statusCode).toBe(303)
  })

  it('shows photos only while the farmer gives them for this case', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'jani-officer-'))
    const keeping = await buildTestApp({ db: database.db, environment: { DATA_DIR: folder } })
    const { id } = await scan()
    const secret = await linkTo(database.db, id)
    const photo = async () => openLink(keeping, `${secret}/photos/0`)
    expect((await photo()).statusCode).toBe(404)
    await givePhotos(keeping, person.access, id, { query: { teaches: 'true' } })
    expect((await openLink(keeping, secret)).body).not.toContain('<img')
    expect((await photo()).statusCode).toBe(404)

    await givePhotos(keeping, person.access, id, { query: { shows: 'true', teaches: 'true' } })
    const { body } = await openLink(keeping, secret)
    expect(body).toContain(`<img src="/a/${secret}/photos/0" alt="Photo 1" />`)
    expect(body).toContain('The farmer gave these photos for this case only.')
    const shown = await photo()
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 96 })
    for (const position of ['1', '-1', 'x', '9999999999', '0.5', ''])
      expect((await openLink(keeping, `${secret}/photos/${position}`)).statusCode).toBe(404)

    await database.db.updateTable('farm_case').set({ shows_photos: 0 }).execute()
    expect((await photo()).statusCode).toBe(404)
    await keeping.close()
    rmSync(folder, { recursive: true })
  })
})

describe('an answer through a link', () => {
  it('takes three fields at most, and the farmer gets it without a name', async () => {
    const secret = await linked()
    const sent = await sendForm(app, secret, { judged: 'right', which: '', text: '', line: '' })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/a/${secret}`])
    const { body } = await openLink(app, secret)
    expect(body).toContain(ANSWERED)
    expect(body).not.toContain('<form')
    expect(await answers()).toMatchObject([
      { judge: 'link', judged: 'right', name: null, label: RUST, body: null, line: null, officer_id: null },
    ])
  })

  it.each([
    [{ which: 'tomato-late-blight' }, { label: 'Tomato___Late_blight', body: null }, 'Tomato: late blight'],
    [{ which: 'maize-streak' }, { label: 'streak', body: null }, 'Maize: '],
    [{ text: ' Hail of last week ' }, { label: null, body: 'Hail of last week' }, 'Hail of last week'],
  ])('names something else: %j', async (form, stored, shown) => {
    const secret = await linked()
    await sendForm(app, secret, { judged: 'other', ...form, line: 'Come to the office' })
    expect(await answers()).toMatchObject([{ judged: 'other', line: 'Come to the office', ...stored }])
    const { body } = await openLink(app, secret)
    expect(body).toContain(shown)
    expect(body).toContain('Come to the office')
  })

  it('drops what was entered for something else before the choice changed', async () => {
    const secret = await linked()
    await sendForm(app, secret, { judged: 'cannotSay', which: 'maize-streak', text: 'hail' })
    expect(await answers()).toMatchObject([{ judged: 'cannotSay', label: null, body: null }])
  })

  it.each<Record<string, string>>([
    {},
    { judged: 'maybe' },
    { judged: 'other' },
    { judged: 'other', which: 'maize-streak', text: 'hail' },
    { judged: 'other', which: 'no-such-page' },
    { judged: 'other', text: 'x'.repeat(301) },
    { judged: 'right', line: 'a\u202eb' },
    { judged: 'right', line: 'a\u0000b' },
  ])('is asked for again, with what was entered: %j', async (form) => {
    const secret = await linked()
    const { statusCode, body } = await sendForm(app, secret, form)
    expect(statusCode).toBe(400)
    expect(body).toContain('role="alert"')
    if (form['text'] === 'hail') expect(body).toContain('value="hail"')
    if (form['which'] === 'maize-streak') expect(body).toMatch(/<option value="maize-streak" +selected>/)
    expect(await answers()).toEqual([])
  })

  it('stands: a replay, a second answer and two at once change nothing', async () => {
    const secret = await linked()
    const [one, two] = await Promise.all([
      sendForm(app, secret, { judged: 'cannotSay' }),
      sendForm(app, secret, { judged: 'cannotSay' }),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([303, 303])
    for (const later of [{ judged: 'right' }, { judged: 'cannotSay', line: 'Mine' }, {}] as Record<string, string>[]) {
      const { statusCode, body } = await sendForm(app, secret, later)
      expect(statusCode).toBe(409)
      expect(body).toContain('This was answered before. Your answer was not stored.')
      expect(body).not.toContain(ANSWERED)
    }
    expect(await answers()).toMatchObject([{ judged: 'cannotSay' }])
    expect((await openLink(app, secret)).body).toContain('I cannot say')
  })

  it('is asked for again if the farmer has changed the crop since the page was opened', async () => {
    const { id } = await scan(paidPhoto('xx'), { crop: 'tomato' })
    const secret = await linkTo(database.db, id)
    const hashIn = (page: string) => /name="shownHash" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const shownHash = hashIn((await openLink(app, secret)).body)
    const other = { verdict_json: JSON.stringify({ kind: 'unsure', candidates: [] }) }
    await database.db.updateTable('diagnosis').set(other).where('id', '=', id).execute()
    const refused = await sendForm(app, secret, { judged: 'cannotSay', line: 'Come to me', shownHash })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('The answer has changed since you opened this page. Please look again.')
    expect(refused.body).toContain('value="Come to me"')
    expect(refused.body).not.toMatch(/ checked/)
    expect(await answers()).toEqual([])
    const sent = await sendForm(app, secret, { judged: 'cannotSay', shownHash: hashIn(refused.body) })
    expect(sent.statusCode).toBe(303)
    expect(await answers()).toMatchObject([{ shown_hash: hashIn(refused.body) }])
  })

  it.each(hostileTexts.filter((text) => !/[\t\u0001\u202e]/.test(text)))('shows %s as text', async (text) => {
    const secret = await linked()
    await database.db.updateTable('farm_case').set({ note: text }).execute()
    const refused = await sendForm(app, secret, { judged: 'other', which: 'maize-streak', text, line: text })
    await sendForm(app, secret, { judged: 'other', text, line: text })
    const { body } = await openLink(app, secret)
    for (const page of [refused.body, body]) {
      const markup = page.replace(/<style>.*?<\/style>/s, '').match(/<[^>]*>/g) ?? []
      expect(markup.join('\n')).not.toMatch(
        /<(?!\/?(!doctype|html|head|meta|title|body|header|main|section|form|fieldset|legend|strong|a|h1|h2|p|ul|ol|li|blockquote|label|input|select|option|optgroup|div|button)\b)/,
      )
      expect(page).not.toContain('<script')
      expect(markup.filter((tag) => /<a\b/.test(tag))).toEqual(['<a href="?lang=sw" lang="sw">'])
    }
  })
})

describe('a link that opens nothing', () => {
  it('shows the same page, whether guessed, withdrawn, expired, or of a deleted answer or a suspended account', async () => {
    const expired = await linkTo(database.db, (await scan()).id, { now: Date.now() - 31 * DAY_MS })
    const withdrawn = await linkTo(database.db, (await scan(paidPhoto('xyz'))).id)
    await database.db
      .updateTable('farm_case')
      .set({ link_hash: null, link_until: null })
      .where('link_until', '>', Date.now())
      .execute()
    const deleted = await scan(paidPhoto('xyzzy'))
    const ofDeleted = await linkTo(database.db, deleted.id)
    await app.inject({
      method: 'DELETE',
      url: `/api/diagnoses/${deleted.id}`,
      headers: { authorization: `Bearer ${person.access}` },
    })
    const b = { ...farmer, email: 'b@example.com' }
    const suspended = (await register(app, b)).json<AuthResponse>().access
    const theirs = await diagnose(app, suspended, { content: paidPhoto('s') })
    const ofSuspended = await linkTo(database.db, theirs.json<PredictionResponse>().diagnosis.id)
    await database.db.updateTable('account').set({ suspended_at: 1 }).where('email', '=', b.email).execute()
    const paths = ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%F0%9F%8C%BD', '..%2f', expired, withdrawn, ofDeleted, ofSuspended]
    const pages = await Promise.all(paths.map((path) => openLink(app, path)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]?.body).toContain(GONE)
    const sent = await Promise.all(paths.map((path) => sendForm(app, path, { judged: 'right' })))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404))
    expect((await openLink(app, 'x?lang=sw')).body).toContain('Kiungo hiki hakifanyi kazi tena')
    expect(await answers()).toEqual([])
  })
})
