import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { PLOT_FIELD } from '~/contract/endpoints'
import { HISTORY_LENGTH, HISTORY_PAGE } from '~/contract/limits'
import { paths } from '~/contract/paths'
import type { OpenDatabase } from '~/server/persistence/schema'

import { diagnose, signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { reach, renderApp } from '../../../support/renderApp'
import { scriptEveryFetch } from '../../../support/scriptedFetch'
import { buildTestApp, observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 86_400_000

let db: OpenDatabase
let server: FastifyInstance
let clock: number
beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  clock = Date.now() - DAY_MS
  db = await openMigratedSqlite()
  const classify = async () => observationOf({ Tomato___healthy: 0.95 })
  server = await buildTestApp({ db, classify, now: () => ++clock })
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

const setPlan = (until: number | null) => db.updateTable('account').set({ plan_until: until }).execute()

async function storeAnswers(count: number) {
  const account = await signUp(server)
  tokenStorage.save(account)
  await setPlan(clock + 30 * DAY_MS)
  for (let photo = 0; photo < count; photo++)
    await diagnose(server, account.access, { content: Buffer.from(`${photo}`), told: { plot: `field ${photo % 2}` } })
}

const rows = async (count: number) => {
  const main = within(await screen.findByRole('main'))
  await waitFor(() => {
    expect(main.getAllByRole('listitem')).toHaveLength(count)
  })
}
const more = () => screen.findByRole('button', { name: 'Show older answers' })

it('with the plan older answers come page by page, each once, to the last', async () => {
  const count = HISTORY_LENGTH + HISTORY_PAGE + 3
  await storeAnswers(count)
  const { user } = renderApp(paths.history, server)
  await user.click(await more())
  expect(await screen.findByRole('heading', { name: 'Older answers' })).toBeVisible()
  await rows(HISTORY_PAGE + 1) // the newest answer is in the list only
  await user.click(await more())
  await rows(count)
  expect(screen.queryByRole('button', { name: 'Show older answers' })).not.toBeInTheDocument()
  expect(screen.queryByText(/^The last 10 answers/)).not.toBeInTheDocument()
})

it('of one field, only its older answers come', async () => {
  await storeAnswers(2 * (HISTORY_LENGTH + 2))
  const { user } = renderApp(`${paths.history}?${PLOT_FIELD}=field+1`, server)
  await rows(HISTORY_LENGTH)
  await user.click(await more())
  await rows(HISTORY_LENGTH + 2)
})

it('a page that fails can be asked for again', async () => {
  await storeAnswers(HISTORY_LENGTH + 1)
  const { user } = renderApp(paths.history, server)
  await more()
  scriptEveryFetch('noResponse')
  await user.click(await more())
  expect(await screen.findByText(/^No response from server/)).toBeVisible()
  reach(server)
  await user.click(await more())
  await rows(HISTORY_LENGTH + 1)
})

it('when the plan has ended meanwhile, says so', async () => {
  await storeAnswers(HISTORY_LENGTH + 1)
  const { user } = renderApp(paths.history, server)
  await more()
  await setPlan(null)
  await user.click(await more())
  expect(await screen.findByText('Answers older than the list are part of the Pro Crop Care plan.')).toBeVisible()
})

it('without the plan one line says what it adds, once the list is full', async () => {
  await storeAnswers(HISTORY_LENGTH + 1)
  await setPlan(null)
  renderApp(paths.history, server)
  expect(await screen.findByText('The last 10 answers. With Pro Crop Care you read them all.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older answers' })).not.toBeInTheDocument()
})
