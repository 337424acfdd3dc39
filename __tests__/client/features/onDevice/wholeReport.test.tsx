import { screen, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { api } from '~/client/api/api'
import { endpoints } from '~/contract/endpoints'
import type { HistoryResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { keepPack, look, see } from '../../../support/previews'
import { waitingTitle } from '../../../support/queue'
import { diagnose, renderPredict } from '../../../support/renderPredict'
import { buildTestApp, observationOf } from '../../../support/testApp'

const DAY_MS = 86_400_000

let db: OpenDatabase
let server: FastifyInstance
beforeEach(async () => {
  db = await openMigratedSqlite()
  server = await buildTestApp({ db })
  keepPack()
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

async function lookWithoutNetwork({ days, label }: { days: number | null; label: string }) {
  see(observationOf({ [label]: 0.95 }))
  const app = await renderPredict(server)
  const until = days === null ? null : Date.now() + days * DAY_MS
  await db.updateTable('account').set({ plan_until: until }).execute()
  await app.store.dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true }))
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await diagnose(app)
  const seen = within(await look())
  await screen.findByText(waitingTitle(1))
  return { ...app, seen }
}

const opened = async (app: Awaited<ReturnType<typeof lookWithoutNetwork>>) => {
  for (const fold of ['Why', 'What else', 'Get help'])
    await app.user.click(await app.seen.findByRole('button', { name: fold }))
  await app.seen.findByRole('heading', { name: 'After today' })
  return (await look()).textContent
}

it('with the plan is the whole report, but for calls, spraying and what cannot be undone', async () => {
  const app = await lookWithoutNetwork({ days: 30, label: 'Tomato___Late_blight' })
  const text = await opened(app)
  for (const told of [
    'Judged by this phone.',
    'White fuzz grows under the leaf at dawn.',
    'Look at the crop every morning.',
    'Next season plant a variety that resists late blight.',
    'Troubles that no photo here can name',
    'Whom to call, what to spray and what cannot be undone come when the photo is sent.',
  ])
    expect(text).toContain(told)
  for (const withheld of ['opper', 'Pull', 'Prune', 'KEPHIS', 'PCPB', 'Spraying', 'This is not the whole answer yet.'])
    expect(text).not.toContain(withheld)
  const addresses = app.seen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses.filter((address) => address?.startsWith('tel:'))).toEqual([])
  expect(app.seen.queryByRole('button', { name: /officer/ })).not.toBeInTheDocument()
})

it('with the plan is no answer of the history before it is sent', async () => {
  await lookWithoutNetwork({ days: 30, label: 'Tomato___Late_blight' })
  const list = await server.inject({ ...endpoints.getDiagnoses, headers: bearer(localStorage.getItem('access')!) })
  expect(list.json<HistoryResponse>()).toEqual({ diagnoses: [] })
})

it.each([
  ['without the plan', null],
  ['once the plan has ended', -1],
])('%s it stays the preview', async (_, days) => {
  const { seen } = await lookWithoutNetwork({ days, label: 'Tomato___Late_blight' })
  expect(seen.getByText('This is not the whole answer yet. It comes when the photo is sent.')).toBeVisible()
  expect(seen.queryByRole('button', { name: 'Why' })).not.toBeInTheDocument()
})
