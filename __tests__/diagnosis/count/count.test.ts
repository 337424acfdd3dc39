import { CONDITIONS, COUNTED, TROUBLES } from '~/contract/library'
import {
  countableFor,
  countEnd,
  entryOfSlug,
  isKeyCandidate,
  LEAVES,
  MAX_COUNTED,
  numberSource,
  stagesOf,
} from '~/diagnosis'
import type { CountRule, KeyCandidate } from '~/diagnosis'
import { entryFor, describes } from '~/diagnosis/catalogue/catalogue'
import { isTroubleId, troubleFor } from '~/diagnosis/catalogue/troubles/troubles'
import { OUTCOMES } from '~/diagnosis/count/count'
import { shareInterval } from '~/diagnosis/count/shareInterval'

const SIZES = [10, 20, 30]
const rules = COUNTED.map((id) => {
  const countable = countableFor(id)
  if (countable.kind !== 'count') throw new Error(`${id} has no rule`)
  return [id, countable.rule] as const
})
const leavesOf = ({ leaf }: CountRule) => (leaf ? LEAVES : [null])
const ranks = (rule: CountRule, plants: number, leaf: (typeof LEAVES)[number] | null, stage = stagesOf(rule)[0]) =>
  Array.from({ length: plants * rule.each + 1 }, (_, sick) => {
    if (stage === undefined) throw new Error('no stage')
    return OUTCOMES.indexOf(countEnd(rule, { plants, sick, stage, leaf }).outcome)
  })
const isRising = (values: readonly number[]) => values.every((value, index) => value >= (values[index - 1] ?? 0))

it('more sick plants never give a milder word, at any stage and leaf', () => {
  const falling = rules.flatMap(([id, rule]) =>
    stagesOf(rule).flatMap((stage) =>
      leavesOf(rule).flatMap((leaf) =>
        SIZES.filter((plants) => !isRising(ranks(rule, plants, leaf, stage))).map((plants) => [
          id,
          stage,
          leaf,
          plants,
        ]),
      ),
    ),
  )
  expect(falling).toEqual([])
})

it('a higher leaf never gives a milder word', () => {
  const falling = rules.flatMap(([id, rule]) =>
    stagesOf(rule).flatMap((stage) =>
      Array.from({ length: 11 }, (_, sick) => sick)
        .filter(
          (sick) =>
            !isRising(
              leavesOf(rule).map((leaf) => OUTCOMES.indexOf(countEnd(rule, { plants: 10, sick, stage, leaf }).outcome)),
            ),
        )
        .map((sick) => [id, stage, sick]),
    ),
  )
  expect(falling).toEqual([])
})

it.each([
  ['fallArmyworm', 'youngFunnel', null, 2, 'watch'],
  ['fallArmyworm', 'youngFunnel', null, 3, 'act'],
  ['fallArmyworm', 'lateFunnel', null, 4, 'watch'],
  ['fallArmyworm', 'lateFunnel', null, 5, 'act'],
  ['fallArmyworm', 'tassel', null, 1, 'tooLate'],
  ['fallArmyworm', 'tassel', null, 0, 'nothing'],
  ['Corn_(maize)___Northern_Leaf_Blight', 'tassel', 'low', 10, 'watch'],
  ['Corn_(maize)___Northern_Leaf_Blight', 'tassel', 'thirdBelowCob', 4, 'watch'],
  ['Corn_(maize)___Northern_Leaf_Blight', 'tassel', 'thirdBelowCob', 5, 'act'],
  ['Corn_(maize)___Northern_Leaf_Blight', 'beforeTassel', 'cobOrAbove', 10, 'watch'],
  ['coffeeRust', 'leaves', null, 4, 'act'],
  ['coffeeRust', 'leaves', null, 5, 'tooLate'],
] as const)('%s at %s, leaf %s, %i sick: %s', (id, stage, leaf, sick, outcome) => {
  const countable = countableFor(id)
  expect(countable.kind === 'count' && countEnd(countable.rule, { plants: 10, sick, stage, leaf }).outcome).toBe(
    outcome,
  )
})

it('near a threshold it asks for ten more plants, up to 30', () => {
  const [, rule] = rules.find(([id]) => id === 'fallArmyworm') ?? rules[0] ?? []
  if (!rule) throw new Error('no rule')
  const isClose = (plants: number, sick: number) =>
    countEnd(rule, { plants, sick, stage: 'youngFunnel', leaf: null }).isClose
  expect([0, 1, 2, 3, 4, 5].map((sick) => isClose(10, sick))).toEqual([false, false, true, true, false, false])
  expect([3, 4, 5, 6].map((sick) => isClose(20, sick))).toEqual([false, true, true, false])
  expect(isClose(MAX_COUNTED, 6)).toBe(false)
})

it('refuses what cannot be counted', () => {
  const [, rule] = rules[0] ?? []
  if (!rule) throw new Error('no rule')
  const count = { plants: 10, sick: 0, stage: 'youngFunnel', leaf: null } as const
  expect(() => countEnd(rule, { ...count, sick: 11 })).toThrow(RangeError)
  expect(() => countEnd(rule, { ...count, sick: -1 })).toThrow(RangeError)
  expect(() => countEnd(rule, { ...count, stage: 'leaves' })).toThrow(RangeError)
})

it('gives the exact interval of Clopper and Pearson', () => {
  const percents = (hits: number, size: number) =>
    shareInterval(hits, size).map((share) => Math.round(share * 1000) / 10)
  expect(percents(3, 10)).toEqual([6.7, 65.2])
  expect(percents(0, 10)).toEqual([0, 30.8])
  expect(percents(10, 10)).toEqual([69.2, 100])
  expect(percents(15, 30)).toEqual([31.3, 68.7])
})

it('never counts what one plant decides, nor what nobody has published a number for', () => {
  const ids = [...Object.values(CONDITIONS), ...Object.values(TROUBLES)].map(entryOfSlug)
  const candidates = ids.filter((id): id is KeyCandidate => id !== undefined && isKeyCandidate(id))
  const locks = (id: KeyCandidate) => {
    const alerts: readonly string[] = isTroubleId(id)
      ? troubleFor(id).alerts
      : describes(id) && 'alerts' in entryFor(id)
        ? (entryFor(id) as { alerts: readonly string[] }).alerts
        : []
    return alerts.includes('quarantine')
  }
  const counted = candidates.filter((id) => countableFor(id).kind === 'count')
  expect(counted.sort()).toEqual([...COUNTED].sort())
  expect(counted.filter(locks)).toEqual([])
  const isUrgentGerm = (id: string) => /Late_blight|Wilt|lethalNecrosis|Haunglongbing/.test(id)
  expect(candidates.filter((id) => isUrgentGerm(id) && countableFor(id).kind !== 'act')).toEqual([])
  expect(candidates.filter((id) => locks(id) && countableFor(id).kind !== 'act')).toEqual([])
  expect(rules.filter(([, rule]) => numberSource(rule) === '')).toEqual([])
})
