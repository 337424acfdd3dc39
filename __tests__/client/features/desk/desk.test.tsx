import { act, screen, waitFor, within } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import type { DeskResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'
import type { Observation } from '~/diagnosis'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import { ASK_FREE, askAbout, expertNamed, farmerNamed } from '../../../support/desk'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, observationOf, observations } from '../../../support/testApp'

let db: OpenDatabase
let server: Awaited<ReturnType<typeof buildTestApp>>
let expert: AuthResponse
let seen: Observation
beforeEach(async () => {
  ;({ db } = await openSqlite())
  seen = observations.ranked
  server = await buildTestApp({ db, environment: ASK_FREE, classify: async () => seen })
  expert = await expertNamed(server, db)
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

const openDesk = (path: string = paths.desk) => {
  tokenStorage.save(expert)
  return renderApp(path, server)
}
const farmer = (name: string, isPro = false) => farmerNamed(server, db, name, isPro)
const listFor = async ({ access }: AuthResponse) =>
  (await server.inject({ ...endpoints.getDesk, headers: bearer(access) })).json<DeskResponse>().cases
const rows = () => screen.findAllByRole('link', { name: /Waiting since/ })
const form = () => screen.findByRole('form', { name: 'Your answer' })
const caseAnswers = () => db.selectFrom('case_answer').selectAll().execute()

describe('who may see the desk', () => {
  it('a farmer reads that it is for experts, and has no way there in the menu', async () => {
    await storeSession(server)
    const { user } = renderApp(paths.desk, server)
    expect(await screen.findByRole('heading', { name: 'This page is for experts' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('link', { name: 'Your account' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Expert’s desk' })).not.toBeInTheDocument()
  })

  it('a visitor is led to log in', async () => {
    renderApp(paths.desk, server)
    expect(await screen.findByText('Log in to answer cases')).toBeVisible()
  })

  it('an expert has it in the menu', async () => {
    tokenStorage.save(expert)
    const { user } = renderApp(paths.about, server)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('link', { name: 'Expert’s desk' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Expert’s desk' })).toBeVisible()
    expect(await screen.findByText('No open case')).toBeVisible()
  })

  it('an expert whose role has ended reads that it is for experts', async () => {
    const { user } = openDesk()
    expect(await screen.findByText('0 open cases')).toBeVisible()
    await db.updateTable('account').set({ role: null }).execute()
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(await screen.findByText('This page is for experts')).toBeInTheDocument()
  })
})

it('lists cases with the plan first, then the oldest, with what Jani said, photos and county', async () => {
  await askAbout(server, await farmer('Wanjiru'))
  await askAbout(server, await farmer('Otieno'), { county: 'Busia' })
  await askAbout(server, await farmer('Mutiso', true))
  openDesk()
  const [first, second, third] = await rows()
  expect(await screen.findByText('3 open cases')).toBeVisible()
  expect(first).toHaveTextContent('Pro')
  expect(second).not.toHaveTextContent('Pro')
  expect(second).not.toHaveTextContent('Busia')
  expect(third).toHaveTextContent(/Tomato, .*Not sure which.*No photo · Busia/)
})

it('shows cases of the chosen crop only', async () => {
  const wanjiru = await farmer('Wanjiru')
  await askAbout(server, wanjiru)
  seen = observationOf({ Potato___Early_blight: 0.48, Potato___Late_blight: 0.44 })
  await askAbout(server, wanjiru)
  const { user } = openDesk()
  expect(await rows()).toHaveLength(2)
  const crops = screen.getByRole('group', { name: 'Crop' })
  await user.click(within(crops).getByRole('radio', { name: 'Potato' }))
  expect(await rows()).toHaveLength(1)
  await user.click(within(crops).getByRole('radio', { name: 'All crops' }))
  expect(await rows()).toHaveLength(2)
})

it('takes a case that is opened, gives it back when it is left, and shows nothing of the account', async () => {
  await askAbout(server, await farmer('Wanjiru'), { note: 'Why do they dry up?' })
  const { user } = openDesk()
  await user.click((await rows())[0]!)
  expect(await screen.findByText('Why do they dry up?')).toBeVisible()
  expect(await screen.findByText('Yours for 30 more minutes')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: /^Tomato/ })).toHaveFocus()
  expect(screen.getByText('The farmer gave no photo for this case.')).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/wanjiru|@example/i)
  const other = await act(() => expertNamed(server, db, 'Juma'))
  expect(await act(() => listFor(other))).toMatchObject([{ takenBy: 'other' }])
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await listFor(other)).toMatchObject([{ takenBy: null }]))
  expect((await rows())[0]).toHaveFocus()
})

it('says that another expert has the case', async () => {
  await askAbout(server, await farmer('Wanjiru'))
  const other = await expertNamed(server, db, 'Juma')
  const [asked] = await listFor(other)
  const { method, url } = endpoints.takeCase
  await server.inject({ method, url: url.replace(':id', asked!.id), headers: bearer(other.access) })
  const { user } = openDesk()
  const [row] = await rows()
  expect(row).toHaveTextContent(/Taken by another expert until \d\d:\d\d/)
  await user.click(row!)
  expect(await screen.findByText('Another expert has taken this case.')).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

it('shows what a farmer has written as text', async () => {
  const note = '<img src=x onerror=alert(1)> [a](https://example.com)'
  await askAbout(server, await farmer('Wanjiru'), { note })
  const { user } = openDesk()
  await user.click((await rows())[0]!)
  expect(await screen.findByText(note)).toBeVisible()
})

it('two cases are answered with the keyboard alone', async () => {
  const wanjiru = await farmer('Wanjiru')
  await askAbout(server, wanjiru, { note: 'The first' })
  await askAbout(server, wanjiru, { note: 'The second' })
  const { user } = openDesk()
  await rows()
  await user.keyboard('jj')
  expect((await rows())[1]).toHaveFocus()
  await user.keyboard('k{Enter}')
  expect(await screen.findByText('The first')).toBeVisible()
  await form()
  await user.keyboard('1')
  expect(screen.getByRole('radio', { name: 'Right: one of these' })).toBeChecked()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('The second')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Tomato/ })).toHaveFocus())
  await user.keyboard('/')
  expect(screen.getByLabelText('Search for a name')).toHaveFocus()
  await user.keyboard('jkleaf mo')
  expect(screen.getByText('No name has these words.')).toBeVisible() // j and k were typed
  await user.clear(screen.getByLabelText('Search for a name'))
  await user.keyboard('leaf mo{Enter}{Control>}{Enter}{/Control}')
  expect(await screen.findByText('No open case')).toBeVisible()
  expect(await act(caseAnswers)).toMatchObject([
    { judged: 'right', label: null, name: 'Amina' },
    { judged: 'other', label: 'Tomato___Leaf_Mold', name: 'Amina' },
  ])
  expect(screen.getByRole('region', { name: 'Answered by you' })).toBeVisible()
})

it('reads in Swahili, with names and actions in Swahili', async () => {
  localStorage.setItem('language', 'sw')
  await askAbout(server, await farmer('Wanjiru'))
  const { user } = openDesk()
  await user.click(await screen.findByRole('link', { name: /Linasubiri tangu/ }))
  expect(await screen.findByRole('form', { name: 'Jibu lako' })).toBeVisible()
  await user.keyboard('2')
  expect(await screen.findByRole('radio', { name: /bakajani chelewa/i })).toBeInTheDocument()
})

it('keys do nothing once they are turned off', async () => {
  await askAbout(server, await farmer('Wanjiru'))
  const { user } = openDesk()
  const [row] = await rows()
  await user.click(screen.getByRole('switch', { name: 'Turn on shortcuts' }))
  await user.keyboard('j')
  expect(row).not.toHaveFocus()
})
