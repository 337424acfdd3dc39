import { act, screen, waitFor, within } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { accountPath, followUpPath, paths, scanPath } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { withAlerts } from '../../../support/alertsServer'
import { diagnose, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { scriptEveryFetch } from '../../../support/scriptedFetch'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 24 * 60 * 60 * 1000
let clock = Date.now()
const server = serverForEachTest({
  classify: async (photo) => observationOf({ [Buffer.from(photo).toString()]: 0.95 }),
  now: () => clock,
})

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => {
  clock = Date.now()
})

/** Ids of answers given so many days ago to the farmer who is signed in from then on, whose tomatoes are due after a day. */
async function storeDiagnoses(daysAgo: number, ...labels: string[]) {
  clock = Date.now() - daysAgo * DAY_MS
  const account = await signUp(server())
  tokenStorage.save(account)
  const ids: string[] = []
  for (const label of labels) {
    const response = await diagnose(server(), account.access, { content: Buffer.from(label) })
    ids.push(response.json<PredictionResponse>().diagnosis.id)
  }
  clock = Date.now()
  return ids
}

const TOMATO = 'Tomato___Late_blight'
const MAIZE = 'Corn_(maize)___Common_rust_'
const CHANGES = ['Do not cut the plants any more.', 'Ask your farm officer.']

/** Rows below the buttons of the hero, from the top. */
const inbox = async (first: string | RegExp) => {
  await screen.findByRole('link', { name: first })
  const links = within(screen.getByRole('region', { name: /^Secure Your Harvest Today/ })).getAllByRole('link')
  return links.slice(2).map((link) => [link.textContent, link.getAttribute('href')])
}
const CHOOSE = ['Choose alerts', accountPath('reminders')]

describe('the first page', () => {
  it('has a row for changed advice, then one for plants that are due, and leads to the choice of alerts', async () => {
    const [tomato, maize] = await storeDiagnoses(1, TOMATO, MAIZE)
    renderApp(paths.home, withAlerts(server(), { changes: { [maize!]: CHANGES } }).server)
    expect(await inbox(/^Advice has changed/)).toEqual([
      ['Advice has changedMaize, common rust', scanPath(maize!)],
      ['Look again todayTomato, late blight', followUpPath(tomato!)],
      CHOOSE,
    ])
  })

  it('has one row for all changed advice, which leads to the list', async () => {
    const [tomato, maize] = await storeDiagnoses(0, TOMATO, MAIZE)
    const changes = { [tomato!]: CHANGES, [maize!]: CHANGES }
    const { user } = renderApp(paths.home, withAlerts(server(), { changes }).server)
    expect(await inbox(/^Advice has changed/)).toEqual([
      ['Advice has changedTomato, late blight, and 1 more', paths.history],
      CHOOSE,
    ])
    await user.click(screen.getByRole('link', { name: /^Advice has changed/ }))
    await screen.findByRole('heading', { name: 'My photos' })
    expect(await screen.findAllByRole('link', { name: /^(Tomato|Maize), .* Advice has changed/ })).toHaveLength(2)
  })

  it('shows the last answer while no alert is about the plants that are due, nor is the menu marked', async () => {
    const [tomato] = await storeDiagnoses(1, TOMATO)
    renderApp(paths.home, withAlerts(server(), { quiet: [tomato!] }).server)
    expect(await inbox(/^Your last answer/)).toEqual([['Your last answerTomato, late blight', scanPath(tomato!)]])
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })
})

describe('an answer whose advice has changed', () => {
  async function openChanged() {
    const [tomato] = await storeDiagnoses(0, TOMATO)
    const app = renderApp(scanPath(tomato!), withAlerts(server(), { changes: { [tomato!]: CHANGES } }).server)
    const note = (await screen.findByText('This advice has changed since you read it')).closest('[role]')!
    return { ...app, note: within(note as HTMLElement) }
  }

  it('says how, until the user has read it', async () => {
    const { user, router, note } = await openChanged()
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CHANGES)
    expect(note.getByRole('link', { name: 'Choose alerts' })).toHaveAttribute('href', accountPath('reminders'))
    await user.click(note.getByRole('button', { name: 'I have read it' }))
    await waitFor(() => {
      expect(screen.queryByText('This advice has changed since you read it')).not.toBeInTheDocument()
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await act(() => router.navigate(paths.home))
    expect(await inbox(/^Your last answer/)).toHaveLength(1)
  })

  it('stays marked without a network, and says why', async () => {
    const { user, note } = await openChanged()
    scriptEveryFetch()
    await user.click(note.getByRole('button', { name: 'I have read it' }))
    expect(await screen.findByText(/^No response from server/)).toBeVisible()
    expect(note.getByRole('button', { name: 'I have read it' })).toBeEnabled()
  })
})
