import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { loadRoute } from '~/client/app/routes'
import { notes as texts } from '~/client/i18n/en/notes'
import { changeLanguage } from '~/client/i18n/i18n'
import { accountDb } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { notesPath, paths } from '~/contract/paths'
import type { SprayNote } from '~/contract/notes'

import { fakeDate } from '../../../support/fakeDate'
import { sprayNote } from '../../../support/fieldNotes'
import { setOnline } from '../../../support/queue'
import { renderApp } from '../../../support/renderApp'

const COMPILE_TIMEOUT_MS = 60_000
beforeAll(() => loadRoute(paths.history), COMPILE_TIMEOUT_MS)
beforeEach(() => {
  fakeDate(Date.UTC(2026, 10, 30, 9))
})
afterEach(async () => {
  jest.useRealTimers()
  await act(() => changeLanguage('en'))
})

type Rendered = ReturnType<typeof renderApp>

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText(name)
const sprays = async () => within(await screen.findByRole('region', { name: 'Sprays' }))
const stored = async () => (await accountDb.read('notes')).map(({ note }) => note as SprayNote)

async function open() {
  const app = renderApp(notesPath, null)
  await screen.findByRole('heading', { level: 1, name: 'Field notes' })
  return app
}
async function openForm() {
  const app = await open()
  await app.user.click(button(texts.spray.note))
  return app
}

const LABEL = {
  crop: 'Kale and cabbage',
  substance: 'spinosad',
  group: '5',
  day: '2026-11-30',
  days: '9',
  daysAgain: '9',
}
const NAMES = texts.spray
/** What comes before the first fact. */
const SAME_GROUP = new RegExp(`^${texts.spray.sameGroup.split('{{')[0]!}`)

/** Types what the label says, without the crop where it is empty. */
async function fill({ user }: Rendered, own: Partial<typeof LABEL> = {}) {
  const { crop, ...typed } = { ...LABEL, ...own }
  if (crop !== '') await user.selectOptions(field(NAMES.crop), crop)
  for (const name of ['substance', 'group', 'days', 'daysAgain', 'day'] as const) {
    const input = screen.queryByLabelText(NAMES[name])
    if (input) fireEvent.change(input, { target: { value: typed[name] } })
  }
}
const keep = ({ user }: Rendered) => user.click(screen.getAllByRole('button', { name: 'Keep' }).at(-1)!)

it('keeps a spray once, however often Keep is pressed', async () => {
  const app = await openForm()
  await fill(app)
  await app.user.dblClick(screen.getAllByRole('button', { name: 'Keep' }).at(-1)!)
  await sprays()
  expect(await stored()).toHaveLength(1)
})

it('keeps a spray of today without a network, and says from when the label allows to harvest', async () => {
  setOnline(false)
  const app = await openForm()
  expect(field(NAMES.day)).toHaveValue('2026-11-30')
  await fill(app)
  await app.user.selectOptions(field(NAMES.against), 'Diamondback moth')
  expect(screen.getByText('Not before 9 December, by your label.')).toBeVisible()
  await keep(app)
  const list = await sprays()
  expect(await list.findByRole('heading', { level: 3, name: 'Kale and cabbage' })).toBeVisible()
  expect(list.getByText('30 November · spinosad · 5')).toBeVisible()
  expect(list.getByText('Not before 9 December, by your label.')).toBeVisible()
  expect(list.getByText('On this phone only so far')).toBeVisible()
  const note = { crop: 'kale', against: 'diamondbackMoth', substance: 'spinosad', group: '5', plot: null }
  expect(await stored()).toMatchObject([{ kind: 'spray', ...note, day: '2026-11-30', daysToHarvest: 9 }])
  expect(button(texts.spray.note)).toBeVisible()
})

it.each([
  ['differ', { daysAgain: '6' }, texts.spray.differ],
  ['differ where the second is missing', { daysAgain: '' }, texts.spray.differ],
  ['have no crop', { crop: '' }, texts.spray.incomplete],
  ['have no active ingredient', { substance: '' }, texts.spray.incomplete],
  ['have no days', { days: '', daysAgain: '' }, texts.spray.incomplete],
  ['have days that are no number', { days: 'two', daysAgain: 'two' }, texts.spray.incomplete],
  ['have more days than a year', { days: '400', daysAgain: '400' }, texts.spray.incomplete],
  ['have no day', { day: '' }, texts.spray.incomplete],
  ['are of tomorrow', { day: '2026-12-01' }, texts.spray.incomplete],
])('refuses facts that %s, without a date to harvest', async (_, own, refusal) => {
  const app = await openForm()
  await fill(app, own)
  expect(screen.queryByText(/^Not before/)).not.toBeInTheDocument()
  await keep(app)
  expect(screen.getByRole('alert')).toHaveTextContent(refusal)
  expect(await stored()).toEqual([])
  await fill(app)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await keep(app)
  await waitFor(async () => expect(await stored()).toHaveLength(1))
})

it('without a label gives no date, and says not to pick', async () => {
  const app = await openForm()
  await fill(app, { daysAgain: '8' })
  await keep(app)
  expect(screen.getByRole('alert')).toHaveTextContent(texts.spray.differ)
  await app.user.click(button(texts.spray.noLabel))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(NAMES.days)).not.toBeInTheDocument()
  await fill(app, { group: '' })
  await keep(app)
  const list = await sprays()
  expect(await list.findByText(texts.spray.noDays)).toBeVisible()
  expect(list.queryByText(/Not before/)).not.toBeInTheDocument()
  expect(await stored()).toMatchObject([{ daysToHarvest: null, group: null }])
})

it('fills in the group of a name from the list, which a typed one leaves as it was', async () => {
  const app = await openForm()
  fireEvent.change(field(NAMES.substance), { target: { value: 'imidacloprid' } })
  expect(field(NAMES.group)).toHaveValue('4A')
  fireEvent.change(field(NAMES.substance), { target: { value: 'imidaclopri' } })
  expect(field(NAMES.group)).toHaveValue('4A')
  await fill(app, { substance: 'metalaxyl + mancozeb', group: '4+M3' })
  await keep(app)
  await waitFor(async () => expect(await stored()).toMatchObject([{ group: '4+M3' }]))
})

it.each([
  ['imidacloprid', /^Not allowed on food crops .*imidacloprid/],
  ['Mancozeb 80 % w/w', /^Probably not allowed .*mancozeb/],
])('warns at once of %s, and keeps what was sprayed all the same', async (substance, warning) => {
  const app = await openForm()
  await fill(app, { substance })
  expect(screen.getByRole('alert')).toHaveTextContent(warning)
  await keep(app)
  await waitFor(async () => expect(await stored()).toMatchObject([{ substance }]))
})

it('warns of the same group on the next generation of a pest, also in the list', async () => {
  await fieldNotes.add(null, sprayNote({ day: '2026-11-09', against: null, substance: 'spinetoram' }))
  const app = await openForm()
  await (await sprays()).findByText('9 November · spinetoram · 5')
  await fill(app, { day: '2026-11-29' })
  expect(screen.queryByText(SAME_GROUP)).not.toBeInTheDocument()
  await fill(app)
  expect(screen.getByText(SAME_GROUP)).toHaveTextContent(/ 5 .* 9 November/)
  await fill(app, { group: '28' })
  expect(screen.queryByText(SAME_GROUP)).not.toBeInTheDocument()
  await fill(app)
  await keep(app)
  const list = await sprays()
  expect(await list.findByText(SAME_GROUP)).toBeVisible()
})

it('keeps the field that is named in between, as part of the same spray', async () => {
  const app = await openForm()
  await fill(app)
  await app.user.click(button('Which field is it?'))
  await app.user.type(await screen.findByLabelText('Name of the field'), 'River{Enter}')
  expect(await screen.findByText('Field: River')).toBeVisible()
  expect(await stored()).toEqual([]) // its form is its own
  await keep(app)
  expect(await (await sprays()).findByRole('heading', { level: 3, name: 'Kale and cabbage · River' })).toBeVisible()
  expect(await stored()).toMatchObject([{ plot: 'River' }])
})

it('sorts by day, says when a wait is over, and deletes', async () => {
  await fieldNotes.add(null, sprayNote({ day: '2026-10-31', daysToHarvest: 3, substance: 'sulphur', group: null }))
  await fieldNotes.add(null, sprayNote({ day: '2026-11-28', daysToHarvest: 2, substance: 'neem', group: null }))
  const { user } = await open()
  const list = await sprays()
  expect(await list.findByText('The days on your label were over on 3 November.')).toBeVisible()
  expect(list.getByText('The days on your label were over on 30 November.')).toBeVisible()
  expect(list.getAllByText(/ · (neem|sulphur)$/).map(({ textContent }) => textContent)).toEqual([
    '28 November · neem',
    '31 October · sulphur',
  ])
  await user.click(list.getByRole('button', { name: 'Delete the spray of 31 October' }))
  await waitFor(() => expect(list.queryByText(/sulphur/)).not.toBeInTheDocument())
  expect(await stored()).toMatchObject([{ substance: 'neem' }])
})

it('keeps nothing on Cancel, and says if the phone cannot keep it', async () => {
  const app = await openForm()
  await fill(app)
  jest.spyOn(fieldNotes, 'add').mockResolvedValueOnce(false)
  await keep(app)
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.spray.full)
  await app.user.click(button('Cancel'))
  expect(button(texts.spray.note)).toBeVisible()
  expect(await stored()).toEqual([])
})

describe('before a spray', () => {
  const reply = async ({ user }: Rendered, question: string, answer: 'Yes' | 'No') =>
    user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }))
  const openQuestions = async () => {
    const app = await open()
    await app.user.click(button(texts.before.heading))
    return app
  }

  it('first asks for what is ripe', async () => {
    const app = await openQuestions()
    const [first] = screen.getAllByRole('group')
    expect(first).toHaveAccessibleName(texts.before.ripe)
    await reply(app, texts.before.ripe, 'Yes')
    expect(screen.getByText(/^Pick it first/)).toBeVisible()
    await reply(app, texts.before.ripe, 'No')
    expect(screen.queryByText(/^Pick it first/)).not.toBeInTheDocument()
  })

  it.each(['wind', 'dry', 'cool'] as const)('says to wait on a no to %s', async (question) => {
    const app = await openQuestions()
    await reply(app, texts.before[question], 'No')
    expect(screen.getByRole('status')).toHaveTextContent(texts.before.wait[question])
    expect(texts.before.wait[question]).toMatch(/^Wait/)
  })

  it.each(['en', 'sw'] as const)('never says to spray now, whatever the replies: %s', async (language) => {
    const { user } = await openQuestions()
    await act(() => changeLanguage(language))
    const groups = screen.getAllByRole('group').slice(0, 4)
    const said = new Set<string>()
    for (let replies = 0; replies < 16; replies++) {
      for (const [index, group] of groups.entries())
        await user.click(within(group).getAllByRole('radio')[(replies >> index) & 1]!)
      for (const line of screen.getByRole('status').children) said.add(line.textContent)
    }
    expect(said.size).toBe(4) // three reasons to wait, and nothing against it
    for (const line of said) expect(line).not.toMatch(/spray (it )?(now|today)|safe|nyunyizia sasa|salama/i)
  })
})

it('shows the same in Swahili', async () => {
  await fieldNotes.add(null, sprayNote({ day: '2026-11-28', daysToHarvest: 14 }))
  await open()
  await act(() => changeLanguage('sw'))
  expect(await screen.findByText('Si kabla ya 12 Desemba, kulingana na lebo yako.')).toBeVisible()
})
