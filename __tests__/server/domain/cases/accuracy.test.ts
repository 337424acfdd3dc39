import { biasOf, LEVELS, MIN_JUDGED, type Level } from '~/contract/cases'
import {
  countedAnswer,
  createAccuracy,
  judgedLevel,
  namedLabels,
  summarise,
  wilson,
} from '~/server/domain/cases/accuracy'
import type { AccuracyRecords, JudgedGroup } from '~/server/domain/cases/accuracy'
import type { Verdict } from '~/diagnosis'

import { seededRandom } from '../../../support/random'

const RUST = 'Corn_(maize)___Common_rust_'
const EARLY = 'Tomato___Early_blight'
const LATE = 'Tomato___Late_blight'

const confident = (sureness: 'very' | 'fairly'): Verdict => ({
  kind: 'confident',
  label: RUST,
  probability: 0.95,
  sureness,
  alternatives: [],
})
const ranked = (first: number, second: number): Verdict => ({
  kind: 'ranked',
  candidates: [
    { label: EARLY, probability: first },
    { label: LATE, probability: second },
  ],
})

describe('what of a judged answer counts', () => {
  it.each([
    ['verySure', confident('very'), [RUST]],
    ['fairlySure', confident('fairly'), [RUST]],
    ['probable', ranked(0.83, 0.01), [EARLY]],
    ['ranked', ranked(0.48, 0.44), [EARLY, LATE]],
    [undefined, { kind: 'unsure', candidates: [{ label: EARLY, probability: 0.3 }] }, []],
    [undefined, { kind: 'contradiction', crop: 'Tomato' }, []],
    [undefined, { kind: 'notALeaf' }, []],
  ] as [Level | undefined, Verdict, string[]][])('is the level %s and what was named', (level, verdict, labels) => {
    expect(judgedLevel(verdict)).toBe(level)
    expect(namedLabels(verdict)).toEqual(labels)
  })

  const counted = (verdict: Verdict, judged: 'right' | 'other' | 'cannotSay', label?: string) =>
    countedAnswer({ verdict, modelVersion: '7' }, { judge: 'expert', judged, label })

  it('is the label of the only one that was named, and what the person named', () => {
    const answer = { judge: 'expert', crop: 'maize', level: 'verySure', label: RUST, modelVersion: '7' }
    expect(counted(confident('very'), 'right')).toEqual({ ...answer, judged: 'right', judgedLabel: RUST })
    expect(counted(confident('very'), 'other', 'streak')).toEqual({ ...answer, judged: 'other', judgedLabel: 'streak' })
    expect(counted(confident('very'), 'cannotSay')).toEqual({ ...answer, judged: 'cannotSay', judgedLabel: undefined })
  })

  it('is right for a ranking that has what the person named', () => {
    expect(counted(ranked(0.48, 0.44), 'other', LATE)).toMatchObject({
      judged: 'right',
      label: EARLY,
      judgedLabel: LATE,
    })
    expect(counted(ranked(0.48, 0.44), 'right')).toMatchObject({ judged: 'right', judgedLabel: undefined })
    expect(counted(ranked(0.48, 0.44), 'other', RUST)).toMatchObject({ judged: 'other' })
  })

  it('is nothing if Jani named nothing', () => {
    expect(counted({ kind: 'unknownCrop' }, 'other', LATE)).toBeUndefined()
  })
})

it('the interval is the one that Wilson published', () => {
  const rounded = (hits: number, size: number) =>
    Object.values(wilson(hits, size)).map((share) => Math.round(share * 1000) / 1000)
  expect(rounded(41, 50)).toEqual([0.692, 0.902])
  expect(rounded(0, 30)).toEqual([0, 0.114])
  expect(rounded(30, 30)).toEqual([0.886, 1])
})

const group = (judged: JudgedGroup['judged'], answers: number, rest: Partial<JudgedGroup> = {}): JudgedGroup => ({
  judge: 'expert',
  crop: 'maize',
  level: 'verySure',
  judged,
  answers,
  ...rest,
})

describe('the summary', () => {
  it('has a row for all crops and one for each, by judge and level', () => {
    const groups = [
      group('right', 27),
      group('other', 3),
      group('right', 9, { crop: 'bean' }),
      group('other', 1, { judge: 'invited', level: 'ranked' }),
    ]
    const { rows } = summarise(groups)
    expect(rows.map(({ by, crop, level, judged }) => [by, crop, level, judged])).toEqual([
      ['expert', null, 'verySure', 39],
      ['expert', 'bean', 'verySure', 9],
      ['expert', 'maize', 'verySure', 30],
      ['invited', null, 'ranked', 1],
      ['invited', 'maize', 'ranked', 1],
    ])
    expect(rows[2]).toMatchObject({ share: 0.9, ...wilson(27, 30) })
  })

  it(`shows no share below ${MIN_JUDGED} judged answers, and counts 'cannot say' apart`, () => {
    const { rows, undecided } = summarise([group('right', MIN_JUDGED - 1), group('cannotSay', 50)])
    for (const row of rows) expect(row).toMatchObject({ judged: MIN_JUDGED - 1, share: null, low: null, high: null })
    expect(undecided).toBe(50)
    expect(summarise([])).toEqual({ rows: [], undecided: 0 })
  })
})

describe('the figures', () => {
  it('are counted at most once an hour, and again after a failure', async () => {
    let now = Date.parse('2026-12-01T10:00:00Z')
    const judged = jest
      .fn<ReturnType<AccuracyRecords['judged']>, []>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ groups: [group('right', 30)], since: now })
    const read = createAccuracy({ records: { judged }, now: () => now })
    await expect(read()).rejects.toThrow('away')
    expect(await read()).toMatchObject({ since: '2026-12-01T10:00:00.000Z', undecided: 0 })
    now += 59 * 60_000
    await read()
    expect(judged).toHaveBeenCalledTimes(2)
    now += 60_000
    await read()
    expect(judged).toHaveBeenCalledTimes(3)
  })
})

/** True shares that differ as the levels do, and one half, where an interval is widest. */
const SHARES: Record<Level, number> = { verySure: 0.97, fairlySure: 0.9, probable: 0.75, ranked: 0.5 }
const RUNS = 1_000
const ANSWERS = 500
const JUDGED = 0.2

type Run = { truth: number; share: number; low: number; high: number }

/** Answers of all levels, of which officers judge some; they are wrong as often as `error` says, either way. */
function simulate(error: number): Record<Level, Run[]> {
  const { below } = seededRandom()
  const happens = (chance: number) => below(1_000_000) < chance * 1_000_000
  const runs: Record<Level, Run[]> = { verySure: [], fairlySure: [], probable: [], ranked: [] }
  for (let run = 0; run < RUNS; run += 1) {
    const truths = new Map<Level, number>()
    const groups = LEVELS.flatMap((level) => {
      const answers = Array.from({ length: ANSWERS }, () => happens(SHARES[level]))
      truths.set(level, answers.filter(Boolean).length / ANSWERS)
      const judged = answers.filter(() => happens(JUDGED)).map((isRight) => isRight !== happens(error))
      const right = judged.filter(Boolean).length
      return [group('right', right, { level }), group('other', judged.length - right, { level })]
    })
    for (const { crop, level, share, low, high } of summarise(groups).rows)
      if (crop === null && share !== null && low !== null && high !== null)
        runs[level].push({ truth: truths.get(level) ?? NaN, share, low, high })
  }
  return runs
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('with officers who judge every fifth answer', () => {
  const holding = (runs: readonly Run[]) => runs.filter(({ truth, low, high }) => low <= truth && truth <= high).length

  it('the interval holds the share that judges of all answers would give in 95 % of a thousand runs', () => {
    const runs = simulate(0)
    for (const level of LEVELS) {
      expect(runs[level]).toHaveLength(RUNS)
      expect(holding(runs[level])).toBeGreaterThanOrEqual(0.95 * RUNS)
    }
  })

  it('the bias of judges who are wrong in one of ten is the one that is named', () => {
    const runs = simulate(0.1)
    for (const level of LEVELS) {
      const biases = runs[level].map(({ truth, share }) => share - truth)
      const bias = mean(biases)
      const error = Math.sqrt(mean(biases.map((one) => (one - bias) ** 2)) / RUNS)
      const expected = SHARES[level] * 0.9 + (1 - SHARES[level]) * 0.1 - SHARES[level]
      expect(Math.abs(bias - expected)).toBeLessThan(3 * error)
      expect(biasOf(mean(runs[level].map(({ share }) => share)))).toBeCloseTo(-expected, 2)
    }
    expect(holding(runs.verySure)).toBeLessThan(0.1 * RUNS) // why the page names it
  })
})

it('the named bias never leads beyond all or nothing', () => {
  expect(0.95 + biasOf(0.95)).toBe(1)
  expect(0.04 + biasOf(0.04)).toBe(0)
  expect(biasOf(0.5)).toBe(0)
})
