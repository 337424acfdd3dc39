import { act, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { changeLanguage } from '~/client/i18n/i18n'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { accountPath, paths } from '~/contract/paths'
import type { OpenDatabase } from '~/server/persistence/schema'

import { signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 86_400_000

let db: OpenDatabase
let server: FastifyInstance
beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  db = await openMigratedSqlite()
  server = await buildTestApp({ db })
})
afterEach(async () => {
  await act(() => changeLanguage('en'))
  await server.close()
  await db.destroy()
})

/** A farmer with the plan in Nakuru, where these are confirmed. */
async function openIn(path: string, ...labels: string[]) {
  tokenStorage.save(await signUp(server))
  const plan = { plan_until: Date.now() + DAY_MS, county: 'Nakuru' }
  await db.updateTable('account').set(plan).execute()
  const confirmed = { county: 'Nakuru', confirmed_by: 'seen', created_at: Date.now() } as const
  for (const label of labels)
    await db
      .insertInto('confirmation')
      .values({ ...confirmed, id: label, label, starts_at: Date.now() })
      .execute()
  return renderApp(path, server)
}

const BLIGHT = 'Tomato___Late_blight'
const TITLE = 'Confirmed in Nakuru: Tomato, late blight'

it.each([paths.home, paths.history])(
  '%s has a row for each confirmed case, with signs, check and page',
  async (path) => {
    const { user } = await openIn(path, BLIGHT, 'tuta')
    const row = await screen.findByRole('button', { name: TITLE })
    expect(row).toHaveAccessibleDescription(/^Confirmed by an expert\. Shown until \d+ \w+\.$/)
    expect(screen.getAllByRole('button', { name: /^Confirmed in Nakuru/ })).toHaveLength(2)
    await user.click(row)
    const details = within(await screen.findByRole('region', { name: TITLE }))
    expect(details.getByText('Look for').nextSibling).toHaveTextContent(/\.$/)
    expect(details.getByText('The check').nextSibling).toHaveTextContent(/\?$/)
    expect(details.getByText(/Do not spray because of this alert/)).toBeVisible()
    expect(details.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/library/tomato-late-blight')
    expect(details.getByRole('link', { name: 'Choose alerts' })).toHaveAttribute('href', accountPath('reminders'))
    expect(details.queryByRole('link', { name: /^0/ })).not.toBeInTheDocument()
  },
)

it('names KEPHIS first for a quarantine disease', async () => {
  const { user } = await openIn(paths.history, 'bunchyTop')
  await user.click(await screen.findByRole('button', { name: /^Confirmed in Nakuru: Banana/ }))
  const details = await screen.findByRole('region', { name: /^Confirmed in Nakuru: Banana/ })
  const [first] = within(details).getAllByRole('link')
  expect(first).toHaveAttribute('href', 'tel:0709891000')
})

it('says so in Swahili', async () => {
  const { user } = await openIn(paths.history, BLIGHT)
  await act(() => changeLanguage('sw'))
  await user.click(await screen.findByRole('button', { name: /^Tatizo lililothibitishwa, Nakuru: Nyanya/ }))
  expect(await screen.findByText('Tafuta dalili hizi')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Soma zaidi' })).toHaveAttribute('href', '/sw/library/tomato-late-blight')
})

it('has no row once no county is chosen', async () => {
  const { user, router } = await openIn(accountPath('reminders'), BLIGHT)
  const county = await screen.findByRole('combobox', { name: 'Your county' })
  expect(county).toHaveValue('Nakuru')
  await user.selectOptions(county, 'Nandi')
  await waitFor(async () => {
    expect(await db.selectFrom('account').select('county').execute()).toEqual([{ county: 'Nandi' }])
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Your county' }), 'Not given')
  await waitFor(async () => {
    expect(await db.selectFrom('account').select('county').execute()).toEqual([{ county: null }])
  })
  await router.navigate(paths.history)
  await screen.findByRole('heading', { name: 'My photos' })
  expect(screen.queryByRole('button', { name: /^Confirmed in/ })).not.toBeInTheDocument()
})
