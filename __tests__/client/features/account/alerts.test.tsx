import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { DEFAULT_ALERTS } from '~/contract/alerts'
import { accountPath, paths } from '~/contract/paths'
import type { OpenDatabase } from '~/server/persistence/schema'

import { withAlerts } from '../../../support/alertsServer'
import { diagnose, signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, observationOf } from '../../../support/testApp'

const DAY_MS = 86_400_000

let db: OpenDatabase
let server: FastifyInstance
beforeEach(async () => {
  db = await openMigratedSqlite()
  server = await buildTestApp({ db, observation: observationOf({ Tomato___Late_blight: 0.95 }) })
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

type Known = Parameters<typeof withAlerts>[1]

/** The page of a farmer with an answer about tomatoes by the river. */
async function openAlerts(known: Known = {}, { hasPlan = false, path = accountPath('reminders') } = {}) {
  const account = await signUp(server)
  tokenStorage.save(account)
  await diagnose(server, account.access, { told: { plot: 'river' } })
  if (hasPlan)
    await db
      .updateTable('account')
      .set({ plan_until: Date.now() + DAY_MS })
      .execute()
  const fake = withAlerts(server, known)
  return { ...renderApp(path, fake.server), chosen: fake.chosen }
}

const choice = (name: string) => screen.findByRole('switch', { name })
const group = (name: string) => screen.findByRole('group', { name })

it('the account has a row for alerts, which says whether any is on', async () => {
  const { user } = await openAlerts({}, { path: paths.account })
  await user.click(await screen.findByRole('link', { name: 'Alerts On' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible()
  await user.click(await choice('Plants to look at again'))
  await user.click(await choice('Advice that has changed'))
  await user.click(screen.getByRole('link', { name: 'Your account' }))
  expect(await screen.findByRole('link', { name: 'Alerts Off' })).toBeVisible()
})

it('a choice is saved at once, and without a plan the page says what a plan adds', async () => {
  const { user, chosen } = await openAlerts()
  await user.click(await choice('Plants to look at again'))
  expect(await choice('Plants to look at again')).not.toBeChecked()
  await waitFor(() => {
    expect(chosen).toEqual([{ ...DEFAULT_ALERTS, due: false }])
  })
  expect(await choice('Plants to look at again')).not.toBeChecked()
  expect(screen.getByText(/^With Pro Crop Care you choose crops and fields/)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Crops' })).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: 'By e-mail, too' })).not.toBeInTheDocument()
})

it('a choice that is not saved is taken back, and the page says so', async () => {
  const { user } = await openAlerts({ isBroken: true })
  await user.click(await choice('Advice that has changed'))
  expect(await screen.findByText('Broken.')).toBeVisible()
  await waitFor(async () => {
    expect(await choice('Advice that has changed')).toBeChecked()
  })
})

it('with a plan crops and fields of the answers can be switched off, and on again', async () => {
  const alerts = { ...DEFAULT_ALERTS, withoutCrops: ['maize'], withoutPlots: ['hill'] }
  const { user, chosen } = await openAlerts({ account: { alerts } }, { hasPlan: true })
  expect(await choice('Tomato')).toBeChecked()
  const crops = within(await group('Crops'))
  const fields = within(await group('Fields'))
  expect(crops.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([false, true])
  expect(fields.getByRole('switch', { name: 'hill' })).not.toBeChecked()
  await user.click(fields.getByRole('switch', { name: 'river' }))
  await waitFor(() => {
    expect(fields.getByRole('switch', { name: 'river' })).not.toBeChecked()
  })
  await user.click(crops.getByRole('switch', { name: 'Maize' }))
  await waitFor(() => {
    expect(chosen.at(-1)).toEqual({ ...DEFAULT_ALERTS, withoutPlots: ['hill', 'river'] })
  })
  expect(fields.getByRole('switch', { name: 'river' })).not.toBeChecked()
  expect(screen.queryByText(/^With Pro Crop Care/)).not.toBeInTheDocument()
})

describe('confirmed cases of the county', () => {
  const known = { account: { alerts: { ...DEFAULT_ALERTS, confirmed: false } } }
  const name = 'Cases that an expert has confirmed in my county'

  it('can be switched on with a plan', async () => {
    const { user, chosen } = await openAlerts(known, { hasPlan: true })
    await user.click(await choice(name))
    await waitFor(() => {
      expect(chosen).toEqual([DEFAULT_ALERTS])
    })
  })

  it('cannot be switched on without one', async () => {
    await openAlerts(known)
    expect(await choice(name)).toBeDisabled()
    expect(await choice(name)).toHaveAccessibleDescription('With Pro Crop Care')
  })
})

it('without a plan what is switched off can be switched on', async () => {
  const alerts = { ...DEFAULT_ALERTS, withoutPlots: ['hill'] }
  const { user, chosen } = await openAlerts({ account: { alerts } })
  await user.click(await choice('hill'))
  await waitFor(() => {
    expect(chosen).toEqual([DEFAULT_ALERTS])
  })
  expect(screen.queryByRole('switch', { name: 'river' })).not.toBeInTheDocument()
})

it.each([
  ['with a confirmed address', true, true, undefined],
  ['not before the address is confirmed', true, false, 'Confirm your e-mail address first.'],
  ['not without a plan', false, true, 'With Pro Crop Care'],
])('alerts by mail can be switched on %s', async (_, hasPlan, isEmailConfirmed, reason) => {
  const { user, chosen } = await openAlerts({ account: { sendsMail: true, isEmailConfirmed } }, { hasPlan })
  const mail = await choice('By e-mail, too')
  if (reason === undefined) {
    await user.click(mail)
    await waitFor(() => {
      expect(chosen).toEqual([{ ...DEFAULT_ALERTS, mail: true }])
    })
  } else {
    expect(mail).toBeDisabled()
    expect(mail).toHaveAccessibleDescription(reason)
  }
})
