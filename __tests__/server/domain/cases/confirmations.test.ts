import { DEFAULT_ALERTS } from '~/contract/alerts'
import { NAMEABLE } from '~/contract/cases'
import { LANGUAGES } from '~/contract/languages'
import { contactNumbers } from '~/diagnosis'
import { entries, hasAlert } from '~/diagnosis/catalogue/catalogue'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { troubles } from '~/diagnosis/catalogue/troubles/troubles'
import { createConfirmations, createWaitingNotice, type RunningConfirmation } from '~/server/domain/cases/confirmations'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 30)
const BLIGHT = 'Tomato___Late_blight'

const running = (label: string, more: Partial<RunningConfirmation> = {}): RunningConfirmation => ({
  id: label,
  county: 'Nakuru',
  label,
  confirmedBy: 'seen',
  createdAt: NOW - DAY_MS,
  startsAt: NOW - DAY_MS,
  ...more,
})
const confirmationsOf = (...all: RunningConfirmation[]) =>
  createConfirmations({ records: { listRunning: async () => all }, now: () => NOW })
const owner = { county: 'Nakuru' as const, planUntil: NOW + 1, alerts: DEFAULT_ALERTS }
const reader = { language: 'en', place: 'kenya' } as const

it('says what to look for and the check, until 21 days after the start', async () => {
  expect(await confirmationsOf(running(BLIGHT)).confirmedFor(owner, reader)).toEqual([
    {
      id: BLIGHT,
      county: 'Nakuru',
      cropName: 'Tomato',
      title: 'Late blight',
      slug: 'tomato-late-blight',
      lookFor: expect.stringMatching(/^[A-Z].+\. [A-Z].+\.$/),
      check: expect.stringMatching(/\?$/),
      call: null,
      endsAt: '2026-12-20T00:00:00.000Z',
    },
  ])
})

it.each([
  ['without a plan', { planUntil: NOW }],
  ['without a county', { county: undefined }],
  ['that has switched these alerts off', { alerts: { ...DEFAULT_ALERTS, confirmed: false } }],
  ['that has switched the crop off', { alerts: { ...DEFAULT_ALERTS, withoutCrops: ['tomato'] } }],
])('tells an account %s nothing', async (_, change) => {
  expect(await confirmationsOf(running(BLIGHT)).runningFor({ ...owner, ...change })).toEqual([])
})

it('tells of the first of each label, newest label first, at most five', async () => {
  const labels = ['fallArmyworm', 'tuta', 'stemBorer', 'streak', 'striga', BLIGHT]
  const all = labels.map((label, index) => running(label, { startsAt: NOW - (9 - index) * DAY_MS }))
  const again = running(BLIGHT, { id: 'again', startsAt: NOW })
  const told = await confirmationsOf(...all, again).runningFor(owner)
  expect(told.map(({ id }) => id)).toEqual(labels.toReversed().slice(0, 5))
})

it('leaves out healthy plants, and labels of another version', async () => {
  expect(await confirmationsOf(running('Tomato___healthy'), running('Unknown')).confirmedFor(owner, reader)).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  const confirmedOf = (label: string) => confirmationsOf(running(label)).confirmedFor(owner, { ...reader, language })

  it('names no substance and no spray, whatever is confirmed', async () => {
    const substances = Object.values(SUBSTANCES).map(({ name }) => name.toLowerCase())
    for (const label of NAMEABLE)
      for (const { lookFor, check } of await confirmedOf(label)) {
        const said = `${lookFor} ${check}`.toLowerCase()
        expect(substances.filter((name) => said.includes(name))).toEqual([])
        expect(said).not.toMatch(/\bspray|\bdawa\b/)
      }
  })

  it('gives the number of KEPHIS with every quarantine disease', async () => {
    const labels = [
      ...entries.filter((entry) => hasAlert(entry, 'quarantine')).map((entry) => entry.label),
      ...troubles.filter(({ alerts }) => alerts.includes('quarantine')).map(({ id }) => id),
    ]
    expect(labels.length).toBeGreaterThan(4)
    for (const label of labels) {
      const [told] = await confirmedOf(label)
      expect(told?.call?.numbers.map((number) => number.replaceAll(' ', '\u00a0'))).toEqual(contactNumbers.slice(0, 1))
      expect(told?.call?.request).toContain('KEPHIS')
    }
  })
})

it('warns once for each quarantine disease that waits', async () => {
  let waiting = 0
  const warn = jest.fn()
  const notice = createWaitingNotice({ records: { countWaiting: async () => waiting }, now: () => NOW }, warn)
  const counts: number[] = []
  for (waiting of [0, 1, 1, 2, 0, 1]) {
    await notice()
    counts.push(warn.mock.calls.length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3])
})
