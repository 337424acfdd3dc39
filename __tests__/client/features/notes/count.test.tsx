import { act, screen, waitFor, within } from '@testing-library/react'

import { loadRoute } from '~/client/app/routes'
import { count as texts } from '~/client/i18n/en/count'
import { changeLanguage } from '~/client/i18n/i18n'
import { accountDb } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { libraryPath, notesPath, paths } from '~/contract/paths'
import { COUNT_SLUG, type EntrySlug } from '~/contract/library'

import { countNote } from '../../../support/fieldNotes'
import { setOnline } from '../../../support/queue'
import { renderApp } from '../../../support/renderApp'

const COMPILE_TIMEOUT_MS = 60_000
const COUNT = libraryPath('en', COUNT_SLUG)
beforeAll(() => Promise.all([loadRoute(COUNT), loadRoute(paths.history)]), COMPILE_TIMEOUT_MS)
afterEach(() => act(() => changeLanguage('en')))

const ARMYWORM = 'maize-fall-armyworm'
const BLIGHT = 'maize-northern-leaf-blight'

/** `sick`: so many of the first plants are tapped already. */
const told = (of: EntrySlug, sick: number, more: Record<string, string> = {}, plants = 10) =>
  new URLSearchParams({ of, marks: '1'.repeat(sick).padEnd(plants, '0'), counted: '', ...more }).toString()

async function open(search = '') {
  const app = renderApp(`${COUNT}?${search}`, null)
  await screen.findByRole('heading', { level: 1, name: 'Count ten plants' })
  return app
}
type Rendered = ReturnType<typeof renderApp>

const plant = (number: number) =>
  within(screen.getByRole('region', { name: /^(Walk|Tembea)/ })).getAllByRole('button')[number - 1]!
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isOutcome = (name: string) => Object.values<string>(texts.outcome).includes(name)
const outcome = () => screen.queryByRole('heading', { level: 2, name: isOutcome })?.textContent
const rows = () => accountDb.read('notes')

/** Names another field, and keeps the count with it. */
async function nameField({ user }: Rendered, name: string) {
  await user.click(button('Which field is it?'))
  await user.type(await screen.findByLabelText('Name of the field'), name)
  await user.click(button('Keep'))
  expect(await screen.findByText(`Field: ${name}`)).toBeVisible()
}

it('lists what a count can decide, each with its page of the walk', async () => {
  await open()
  const rowsOf = within(screen.getByRole('main')).getAllByRole('link', { name: /Maize|Coffee/ })
  expect(rowsOf.map((link) => link.getAttribute('href'))).toEqual(
    ['maize-fall-armyworm', 'maize-grey-leaf-spot', BLIGHT, 'coffee-leaf-rust'].map((of) => `${COUNT}?of=${of}`),
  )
})

it('counts by taps, takes a tap back, asks for the stage, and says what the rule says', async () => {
  const { user, router } = await open(`of=${ARMYWORM}`)
  for (const number of [2, 5, 9, 10]) await user.click(plant(number))
  expect(plant(5)).toHaveAttribute('aria-pressed', 'true')
  expect(button('All looked at: 4 of 10 are sick')).toBeVisible()
  await user.click(plant(5))
  expect(plant(5)).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('All looked at: 3 of 10 are sick'))
  expect(screen.getByText('3 of 10 plants are sick.')).toBeVisible()
  expect(screen.getByText(texts.answerFirst)).toBeVisible()
  expect(outcome()).toBeUndefined()
  expect(screen.queryByRole('group', { name: texts.leaf })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: texts.stages.youngFunnel }))
  expect(outcome()).toBe(texts.outcome.act)
  expect(screen.getByText(/between 7% and 65% of the plants may be sick/)).toBeVisible()
  expect(screen.getByText('Count again in 4 days.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: texts.stages.lateFunnel }))
  expect(outcome()).toBe(texts.outcome.watch)
  await user.click(plant(1))
  await user.click(plant(3))
  expect(outcome()).toBe(texts.outcome.act)
  expect(router.state.location.search).toContain('marks=1110000011')
})

it('asks for the highest leaf where the rule does', async () => {
  const { user } = await open(told(BLIGHT, 6))
  await user.click(screen.getByRole('radio', { name: texts.stages.tassel }))
  expect(outcome()).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: texts.leaves.low }))
  expect(outcome()).toBe(texts.outcome.watch)
  await user.click(screen.getByRole('radio', { name: texts.leaves.cobOrAbove }))
  expect(outcome()).toBe(texts.outcome.act)
  const areas = within(screen.getByRole('group', { name: texts.area }))
  expect(areas.getAllByRole('radio')).toHaveLength(5)
  await user.click(areas.getByRole('radio', { name: '25 %' }))
  expect(outcome()).toBe(texts.outcome.act) // nobody has published a number of that kind
})

it.each([
  [texts.outcome.nothing, told(ARMYWORM, 0, { stage: 'youngFunnel' }), true],
  [texts.outcome.watch, told(ARMYWORM, 1, { stage: 'youngFunnel' }), true],
  [texts.outcome.act, told(ARMYWORM, 9, { stage: 'lateFunnel' }), true],
  ['Too late to spray', told(ARMYWORM, 5, { stage: 'tassel' }), false],
])('says "%s", and when to count again', async (word, search, isAgain) => {
  await open(search)
  expect(outcome()).toBe(word)
  expect(screen.queryAllByText(/^Count again/)).toHaveLength(isAgain ? 1 : 0)
  expect(screen.getByText(/^Source of the number: /)).toBeVisible()
})

it('asks for ten more plants near the threshold, up to thirty', async () => {
  const { user } = await open(told(ARMYWORM, 2, { stage: 'youngFunnel' }))
  expect(outcome()).toBe(texts.outcome.watch)
  await user.click(button(texts.more))
  expect(outcome()).toBeUndefined()
  for (const number of [11, 20]) await user.click(plant(number))
  await user.click(button('All looked at: 4 of 20 are sick'))
  expect(outcome()).toBe(texts.outcome.watch)
  await user.click(button(texts.more))
  await user.click(plant(30))
  await user.click(plant(29))
  await user.click(plant(28))
  await user.click(button('All looked at: 7 of 30 are sick'))
  expect(outcome()).toBe(texts.outcome.act)
  expect(screen.queryByRole('button', { name: texts.more })).not.toBeInTheDocument()
  await user.click(button(texts.keep))
  await screen.findByText(texts.kept)
  expect(await rows()).toMatchObject([{ note: { plants: 30, sick: 7, outcome: 'act', stage: 'youngFunnel' } }])
})

it('does not ask for more far from the threshold', async () => {
  await open(told(ARMYWORM, 6, { stage: 'youngFunnel' }))
  expect(screen.queryByRole('button', { name: texts.more })).not.toBeInTheDocument()
})

it('counts leaves of coffee trees, ten of each', async () => {
  const { user } = await open('of=coffee-leaf-rust')
  for (let tap = 0; tap < 3; tap++) await user.click(plant(1))
  expect(plant(1)).toHaveTextContent('3 of 10')
  for (let tap = 0; tap < 8; tap++) await user.click(plant(1))
  expect(plant(1)).toHaveTextContent('0 of 10')
  await user.click(plant(4))
  await user.click(button('All looked at: 1 of 100 leaves'))
  expect(outcome()).toBe(texts.outcome.act)
  expect(screen.getByText(/of the leaves may be sick/)).toBeVisible()
})

it.each(['tomato-late-blight', 'potato-late-blight', 'banana-xanthomonas-wilt', 'maize-lethal-necrosis'])(
  'has no count for %s: one sick plant is enough',
  async (of) => {
    await open(`of=${of}`)
    expect(screen.getByText(texts.actAtOnce)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Not sick/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: texts.whatToDo })).toHaveAttribute('href', `/library/${of}`)
  },
)

it('says where nobody has published when it pays, and keeps the count all the same', async () => {
  const { user } = await open('of=bean-rust')
  await user.click(plant(1))
  await user.click(button('All looked at: 1 of 10 are sick'))
  expect(outcome()).toBeUndefined()
  expect(screen.getByText(/^Where we know no rule for counts/)).toBeVisible()
  expect(screen.queryByText(/may be sick/)).not.toBeInTheDocument()
  await user.click(button(texts.keep))
  await screen.findByText(texts.kept)
  expect(await rows()).toMatchObject([{ note: { of: 'Bean___Rust', sick: 1, outcome: null, stage: null, plot: null } }])
})

it('keeps a count with a field, compares the next one there, and lists both', async () => {
  setOnline(false)
  const app = await open(told(ARMYWORM, 5, { stage: 'youngFunnel' }))
  expect(screen.queryByText(/^Last time/)).not.toBeInTheDocument()
  await nameField(app, 'River')
  await app.user.click(button(texts.keep))
  await screen.findByText(texts.kept)
  expect(await rows()).toMatchObject([{ isSent: false, note: { plot: 'River', sick: 5, of: 'fallArmyworm' } }])
  await app.user.click(plant(9)) // is another count
  expect(button(texts.keep)).toBeVisible()
  app.unmount()

  const next = await open(told(ARMYWORM, 1, { stage: 'youngFunnel' }))
  expect(screen.queryByText(/^Last time/)).not.toBeInTheDocument() // of no field
  await next.user.click(button('Which field is it?'))
  await next.user.selectOptions(await screen.findByLabelText('Field'), 'River')
  expect(await screen.findByText(/^Last time, on .+: 5 of 10\.$/)).toBeVisible()
  await next.user.click(button(texts.keep))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await act(() => next.router.navigate(notesPath))
  const counts = within(await screen.findByRole('region', { name: 'Counts' }))
  expect(await counts.findAllByRole('heading', { level: 3, name: /armyworm.* · River/i })).toHaveLength(2)
  expect(counts.getByText(/ · 1 of 10 · Watch$/)).toBeVisible()
  expect(counts.getByText(/ · 5 of 10 · Act today$/)).toBeVisible()
  expect(counts.getAllByText('On this phone only so far')).toHaveLength(2)
  await next.user.click(counts.getAllByRole('button', { name: /^Delete the count/ })[0]!)
  await waitFor(() => expect(counts.getAllByRole('heading', { level: 3 })).toHaveLength(1))
  expect(await rows()).toMatchObject([{ note: { sick: 5 } }])
})

it('compares leaves with leaves, of the same trouble only', async () => {
  await fieldNotes.add(
    null,
    countNote({ of: 'coffeeRust', plot: null, plants: 10, sick: 42, notedAt: '2026-11-02T05:00:00.000Z' }),
  )
  await fieldNotes.add(null, countNote({ of: 'fallArmyworm', plot: null, notedAt: '2026-11-03T05:00:00.000Z' }))
  await open(told('coffee-leaf-rust', 3))
  expect(await screen.findByText('Last time, on 2 November: 42 of 100.')).toBeVisible()
})

it('says if the phone cannot keep it', async () => {
  const { user } = await open(told(ARMYWORM, 5, { stage: 'youngFunnel' }))
  jest.spyOn(fieldNotes, 'add').mockResolvedValue(false)
  await user.click(button(texts.keep))
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.full)
  expect(screen.queryByText(texts.kept)).not.toBeInTheDocument()
})

it('goes on where it was after a reload, in Swahili, too', async () => {
  const { user, router, unmount } = await open(`of=${ARMYWORM}`)
  await user.click(plant(7))
  const { search } = router.state.location
  unmount()
  await open(search.slice(1))
  expect(plant(7)).toHaveAttribute('aria-pressed', 'true')
  await act(() => changeLanguage('sw'))
  expect(plant(7)).toHaveTextContent(/^7Unaugua$/)
  expect(button('Nimeangalia yote: 1 kati ya 10 inaugua')).toBeVisible()
})

it.each([
  ['more than there can be', { marks: 'aaaaaaaaaa' }, '10 of 10 plants are sick.'],
  ['no whole ten', { marks: '111' }, '0 of 10 plants are sick.'],
  ['too many plants', { marks: '1'.repeat(40) }, '0 of 10 plants are sick.'],
  ['letters', { marks: 'zzzzzzzzzz' }, '0 of 10 plants are sick.'],
  ['a stage of another rule', { stage: 'leaves' }, texts.answerFirst],
  ['an unknown stage and leaf', { stage: 'x', leaf: 'x', area: '99' }, texts.answerFirst],
])('ignores in the address %s', async (_, forged, shown) => {
  await open(told(ARMYWORM, 0, { stage: 'youngFunnel', ...forged }))
  expect(screen.getByText(shown)).toBeVisible()
})

it.each(['x', 'crop/maize', 'maize-healthy'])(
  'offers the choice for %s, of which nothing can be counted',
  async (of) => {
    await open(`of=${of}`)
    expect(screen.getByText(texts.choose)).toBeVisible()
  },
)
