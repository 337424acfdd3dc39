import '../../../support/nodeStorage'

import { forgetDueDay, hasDueDayCome, rememberDueDay } from '~/client/storage/dueDay'
import { isDue, nextDueDay } from '~/client/features/history/dueDays'
import type { DiagnosisSummary } from '~/contract/responses'

import { fakeDate } from '../../../support/fakeDate'
import { predictionIn, verdicts } from '../../../support/predictions'

const { diagnosis } = predictionIn('en', verdicts.confident)
const RECHECK_DAYS = diagnosis.answer.recheckDays!
const NOW = new Date(2026, 10, 27, 12)

/** An answer whose plants are due since so many days. */
const dueSince = (days: number, more: Partial<DiagnosisSummary> = {}): DiagnosisSummary => ({
  ...diagnosis,
  id: `due since ${days}`,
  createdAt: new Date(2026, 10, 27 - days - RECHECK_DAYS, 12).toISOString(),
  ...more,
})

const potato = predictionIn('en', { ...verdicts.confident, label: 'Potato___Late_blight' }).diagnosis

it.each<[string, DiagnosisSummary[], string[]]>([
  ['from their day on', [dueSince(0)], ['due since 0']],
  ['not before', [dueSince(-1)], []],
  ['on the last of 14 days', [dueSince(13)], ['due since 13']],
  ['not later', [dueSince(14)], []],
  ['of one problem the newest', [dueSince(1), dueSince(2), dueSince(3)], ['due since 1']],
  ['the older one until the day of the newer', [dueSince(-1), dueSince(2)], ['due since 2']],
  ['not the older one where the newest was followed', [follow(dueSince(1)), dueSince(1), dueSince(2)], []],
  ['not while no alert is about them', [dueSince(1, { isQuiet: true })], []],
  ['each field', [dueSince(1), dueSince(2, { plot: 'Hill' })], ['due since 1', 'due since 2']],
  ['each problem', [dueSince(1), dueSince(2, { answer: potato.answer })], ['due since 1', 'due since 2']],
])('plants are due %s', (_, items, ids) => {
  expect(items.filter((item) => isDue(item, items, NOW)).map(({ id }) => id)).toEqual(ids)
  const isMarked = (nextDueDay(items, NOW)?.getTime() ?? Infinity) <= NOW.getTime()
  expect(isMarked).toBe(ids.length > 0)
})

/** Has looked at the same plants since, whose next day is to come. */
function follow({ id }: DiagnosisSummary): DiagnosisSummary {
  return dueSince(-2, { id: 'follows', followUp: { follows: id, progress: 'same' } })
}

it('the stored due date expires after 14 days, too', () => {
  const clock = fakeDate(NOW.getTime())
  rememberDueDay(new Date(2026, 10, 27))
  expect(hasDueDayCome()).toBe(true)
  clock.pass(13 * 24 * 3_600_000)
  expect(hasDueDayCome()).toBe(true)
  clock.pass(24 * 3_600_000)
  expect(hasDueDayCome()).toBe(false)
  forgetDueDay()
  expect(hasDueDayCome()).toBe(false)
  jest.useRealTimers()
})
