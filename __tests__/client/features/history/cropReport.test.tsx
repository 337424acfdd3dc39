import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { api } from '~/client/api/api'
import { csvOf } from '~/client/features/history/report/reportLines'
import { toCsv } from '~/client/features/history/report/reportCsv'
import { isWithin, seasonsUntil } from '~/client/features/history/report/season'
import { dayOf } from '~/client/ui/dayOf'
import { changeLanguage, formatDay } from '~/client/i18n/i18n'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { HISTORY_LENGTH, HISTORY_PAGE } from '~/contract/limits'
import { accountPath, orderPath, paths, reportPath } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, diagnose, signUp } from '../../../support/calls'
import { countNote, sprayNote } from '../../../support/fieldNotes'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { reach, renderApp } from '../../../support/renderApp'
import { urlOf } from '../../../support/renderPredict'
import { buildTestApp, observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 86_400_000

describe('the season', () => {
  it.each([
    ['2026-02-10', ['short 2025/26', 'long 2025', 'short 2024/25', 'long 2024']],
    ['2026-08-31', ['long 2026', 'short 2025/26', 'long 2025', 'short 2024/25']],
    ['2026-11-29', ['short 2026/27', 'long 2026', 'short 2025/26', 'long 2025']],
  ])('on %s the latest is offered first', (day, expected) => {
    expect(seasonsUntil(new Date(`${day}T12:00`)).map(({ kind, years }) => `${kind} ${years}`)).toEqual(expected)
  })

  it('includes its first and last day by the phone', () => {
    const [short] = seasonsUntil(new Date('2026-11-29T12:00'))
    const at = (time: string) => isWithin(new Date(time).toISOString(), short)
    expect(['2026-09-30T23:59', '2026-10-01T00:00', '2027-01-31T23:59', '2027-02-01T00:00'].map(at)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

it('the table is RFC 4180 with a byte order mark, and no cell runs as a formula', () => {
  const cells = ['a,b', 'say "no"', 'two\nlines', '=1+1', '+254', '-2', '@x', '\tx', '', 'Nyanya: ugonjwa']
  expect(toCsv([cells, ['x']])).toBe(
    `\uFEFF"a,b","say ""no""","two\nlines",'=1+1,'+254,'-2,'@x,'\tx,,Nyanya: ugonjwa\r\nx\r\n`,
  )
})

describe('the report', () => {
  let db: OpenDatabase
  let server: FastifyInstance
  let access: string
  beforeEach(async () => {
    setViewport({ widthPx: 360, reducedMotion: true })
    db = await openMigratedSqlite()
    const classify = async (photo: Uint8Array) =>
      observationOf({ [Buffer.from(photo).toString().startsWith('old') ? 'Bean___Rust' : 'Tomato___healthy']: 0.95 })
    server = await buildTestApp({ db, classify })
    const account = await signUp(server)
    ;({ access } = account)
    tokenStorage.save(account)
  })
  afterEach(async () => {
    await server.close()
    await db.destroy()
  })

  const setPlan = (days: number) =>
    db
      .updateTable('account')
      .set({ plan_until: Date.now() + days * DAY_MS })
      .execute()
  const scan = async (content: string, told = {}) => {
    const response = await diagnose(server, access, { content: Buffer.from(content), told })
    return response.json<PredictionResponse>().diagnosis.id
  }
  const age = (id: string, days: number) =>
    db
      .updateTable('diagnosis')
      .set({ created_at: Date.now() - days * DAY_MS })
      .where('id', '=', id)
      .execute()
  const articles = async (count: number) => {
    await waitFor(() => {
      expect(screen.getAllByRole('article')).toHaveLength(count)
    })
    return screen.getAllByRole('article')
  }

  /** Of the last month, whichever season it is. */
  const showLastMonth = async ({ user }: ReturnType<typeof renderApp>) => {
    await user.selectOptions(await screen.findByLabelText('Season'), 'Other dates')
    const from = await screen.findByLabelText('From')
    fireEvent.change(from, { target: { value: dayOf(new Date(Date.now() - 30 * DAY_MS)) } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: dayOf(new Date()) } })
  }

  const saveTable = async ({ user }: ReturnType<typeof renderApp>) => {
    const saved: Blob[] = []
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(await screen.findByRole('button', { name: 'Save as a table (CSV)' }))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]!.arrayBuffer())
  }

  it('shows all answers of the days chosen by field, with advice, follow-ups and replies, and saves them as a table', async () => {
    await setPlan(30)
    const old = await scan('old', { plot: 'river' })
    await age(old, 20)
    const older = await scan('old 2')
    await age(older, 40)
    const next = await scan('old 3', { plot: 'river', follows: old })
    await server.inject({
      method: endpoints.correctDiagnosis.method,
      url: endpoints.correctDiagnosis.url.replace(':id', next),
      headers: bearer(access),
      payload: { progress: 'better' },
    })
    for (let photo = 0; photo < HISTORY_LENGTH + HISTORY_PAGE; photo++) await scan(`${photo}`)
    const app = renderApp(paths.history, server)
    await app.user.click(await screen.findByRole('link', { name: 'Crop health report' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Crop health report' })).toBeVisible()
    await showLastMonth(app)
    await articles(HISTORY_LENGTH + HISTORY_PAGE + 2)
    const river = within(screen.getByRole('region', { name: 'river' })).getAllByRole('article')
    expect(river.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Bean, rust.*AdvisedWork in clean plots first/),
      expect.stringMatching(new RegExp(`Looked again at the answer of.*How the plants didBetter`)),
    ])
    expect(screen.queryByText(/not on this phone/)).not.toBeInTheDocument()

    const csv = await saveTable(app)
    expect(csv.split('\r\n')).toHaveLength(HISTORY_LENGTH + HISTORY_PAGE + 2 + 2)
    expect(csv).toMatch(/^\uFEFFKind,Day,Field,Crop,What,Verdict,/)

    await app.user.selectOptions(screen.getByLabelText('Show the field'), 'river')
    await articles(2)
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await app.user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    await changeLanguage('sw')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ripoti ya afya ya mazao' })).toBeVisible()
    await changeLanguage('en')
  })

  it('without answers shows what was sprayed and counted in the days, of the field chosen, and saves it as a table', async () => {
    await setPlan(30)
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
    const [day, later, old] = [dayOf(daysAgo(9)), dayOf(daysAgo(6)), dayOf(daysAgo(50))]
    const notes = [
      sprayNote({ day: old, substance: 'sulphur' }),
      sprayNote({ day, plot: 'river', substance: '=spinetoram', daysToHarvest: 3 }),
      sprayNote({ day: later, substance: 'neem', group: null, daysToHarvest: null }),
      countNote({ notedAt: daysAgo(8).toISOString(), plot: 'river' }),
      countNote({
        notedAt: daysAgo(7).toISOString(),
        of: 'coffeeRust',
        plants: 10,
        sick: 24,
        outcome: null,
        plot: null,
      }),
    ]
    await server.inject({ ...endpoints.storeNotes, headers: bearer(access), payload: { notes } })
    const app = renderApp(reportPath, server)
    await showLastMonth(app)
    const texts = (await articles(4)).map(({ textContent }) => textContent)
    const written = (days: number) => formatDay(dayOf(daysAgo(days)), 'en')
    expect(texts).toEqual([
      `${written(9)} · SprayedKale and cabbage: =spinetoram, group 5Not before ${formatDay(later, 'en')}, by your label.`,
      expect.stringMatching(new RegExp(`^${written(8)} · Counted.*armyworm.*3 of 20\\. Watch$`, 'i')),
      expect.stringMatching(new RegExp(`^${written(7)} · Counted.*rust.*24 of 100$`, 'i')),
      `${written(6)} · SprayedKale and cabbage: neemNo label was read.`,
    ])
    const [, ...rows] = (await saveTable(app)).split('\r\n')
    expect(rows).toEqual([
      `Sprayed,${day},river,Kale and cabbage,"'=spinetoram, group 5",,,,,,,"Not before ${formatDay(later, 'en')}, by your label."`,
      expect.stringMatching(/^Counted,.*,river,,.*,3 of 20\. Watch,,,,,,$/),
      expect.stringMatching(/^Counted,.*,,,.*,24 of 100,,,,,,$/),
      `Sprayed,${later},,Kale and cabbage,neem,,,,,,,No label was read.`,
      '',
    ])
    await app.user.selectOptions(screen.getByLabelText('Show the field'), 'river')
    await articles(2)
    expect(screen.queryByText(/No answers/)).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  })

  it('without a network shows what was read on this phone, and names the gap', async () => {
    await setPlan(30)
    const id = await scan('old')
    await scan('unread')
    const app = renderApp(`${paths.predict}?scan=${id}`, server)
    expect(await screen.findByRole('heading', { level: 2, name: /Rust/ })).toBeVisible()
    await waitFor(() => {
      expect(Object.keys(app.store.getState().api.queries)).not.toEqual([])
    })
    app.store.dispatch(api.util.resetApiState())
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await app.router.navigate(reportPath)
    const [answer] = await articles(1)
    expect(answer).toHaveTextContent('Work in clean plots first')
    expect(await screen.findByText('Answers that were not read on this phone may be missing.')).toBeVisible()
    expect(
      screen.getByText(`Answers before ${formatDay(dayOf(new Date()), 'en')} are not on this phone.`),
    ).toBeVisible()
    reach(server)
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await articles(2)
    expect(screen.queryByText(/not on this phone/)).not.toBeInTheDocument()
  })

  it('says what is missing where only the list could be read', async () => {
    await setPlan(30)
    await scan('old')
    const handle = reach(server).getMockImplementation()!
    const app = renderApp(reportPath, null)
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if ((input as Request).url.includes('before=')) throw new TypeError('Failed to fetch')
      return handle(input, init)
    })
    await articles(1)
    expect(await screen.findByText('Of 1 answer the advice is not on this phone.')).toBeVisible()
    app.unmount()
  })

  it('without the plan one row of My photos leads to its order, and its own address says why', async () => {
    await scan('old')
    const { user, router } = renderApp(paths.history, server)
    await user.click(await screen.findByRole('link', { name: /^Crop health report/ }))
    expect(urlOf({ router })).toBe(orderPath)
    await router.navigate(reportPath)
    expect(await screen.findByRole('heading', { name: 'The report is part of Pro Crop Care' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Order Pro Crop Care' })).toHaveAttribute('href', orderPath)
  })

  it('is reached from the plan in the account', async () => {
    await setPlan(30)
    const { user, router } = renderApp(accountPath('plan'), server)
    await user.click(await screen.findByRole('link', { name: 'Crop health report' }))
    expect(urlOf({ router })).toBe(reportPath)
    expect(await screen.findByText('No answers in these days.')).toBeVisible()
  })
})

it('a table of nothing has its headings', () => {
  expect(csvOf([], ['Day', 'Field'], { answer: '', sprayed: '', counted: '' })).toBe('\uFEFFDay,Field\r\n')
})
