import { LANGUAGES } from '~/contract/languages'
import { LIBRARY_CROPS } from '~/contract/library'
import {
  candidatesOf,
  keyCheck,
  keyEnd,
  MAX_CHECKS,
  nextCheck,
  partsOf,
  questionsIn,
  signsOf,
  troublesIn,
  wordsIn,
} from '~/diagnosis'
import type { KeyCheckId, KeyReply, KeyTold } from '~/diagnosis'
import { KEY_TRAITS } from '~/diagnosis/catalogue/key/traits'

import { seededRandom, type Random } from '../../support/random'

const crops = LIBRARY_CROPS.filter((crop) => candidatesOf(crop).length > 0)
const ANSWERS = ['yes', 'no', 'cannotTell'] as const

/** Every crop, part and sign that a farmer can choose. */
const starts = crops.flatMap((crop) =>
  [null, ...partsOf(crop)].flatMap((part) =>
    [null, ...signsOf(crop, part)].map((sign): KeyTold => ({ crop, part, sign, replies: [] })),
  ),
)

/** Answers as `answerOf` says until nothing is asked. */
function walk(start: KeyTold, answerOf: (check: KeyCheckId, index: number) => KeyReply['answer']): KeyTold {
  const check = nextCheck(start)
  if (check === undefined) return start
  const replies = [...start.replies, { check, answer: answerOf(check, start.replies.length) }]
  return walk({ ...start, replies }, answerOf)
}

const shuffled = <Value>(values: readonly Value[], random: Random): Value[] =>
  values
    .map((value) => ({ value, place: random.below(1000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)

it('has a trait for every condition and trouble that a crop lists, each with a part', () => {
  expect(starts.length).toBeGreaterThan(200)
  const named = new Set(crops.flatMap(candidatesOf))
  expect(Object.keys(KEY_TRAITS).filter((id) => !named.has(id as never))).toEqual([])
})

it('never asks more than five checks, none twice, and none that the crop does not have', () => {
  const random = seededRandom(58)
  for (const start of starts) {
    const { replies } = walk(start, () => random.pick(ANSWERS))
    expect(replies.length).toBeLessThanOrEqual(MAX_CHECKS)
    expect(new Set(replies.map(({ check }) => check)).size).toBe(replies.length)
  }
})

it('ends the same whatever the order of the replies', () => {
  const random = seededRandom(59)
  for (const start of starts) {
    const told = walk(start, () => random.pick(ANSWERS))
    const other = keyEnd({ ...told, replies: shuffled(told.replies, random) })
    const end = keyEnd(told)
    expect(other.kind).toBe(end.kind)
    if (end.kind === 'named' && other.kind === 'named')
      expect(other.candidates.map(({ id }) => id)).toEqual(end.candidates.map(({ id }) => id))
  }
})

it('names at most three, the likeliest first, and says "probably" only above a half', () => {
  for (const start of starts) {
    const end = keyEnd(walk(start, (_, index) => (index === 0 ? 'yes' : 'no')))
    if (end.kind === 'cannotTell') continue
    const shares = end.candidates.map(({ probability }) => probability)
    expect(shares.length).toBeLessThanOrEqual(3)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(end.probably && (shares[0] ?? 0) <= 0.5).toBe(false)
  }
})

/** Groups of candidates of a crop whose own checks exclude each other. */
const excluding = (size: number) =>
  crops.flatMap((crop) => {
    const proofs = candidatesOf(crop).filter((id) => {
      const { check } = KEY_TRAITS[id]
      return check !== null && check.yes >= 6 && check.also === undefined
    })
    return proofs.flatMap((_, index) => {
      const group = proofs.slice(index, index + size)
      return group.length === size ? [{ crop, group }] : []
    })
  })
const seeing = ({ crop, group }: ReturnType<typeof excluding>[number]): KeyTold => ({
  crop,
  part: null,
  sign: null,
  replies: group.map((check) => ({ check, answer: 'yes' })),
})

it('names nothing when the signs of three troubles that exclude each other have been seen', () => {
  expect(excluding(3).length).toBeGreaterThan(5)
  expect(excluding(3).filter((group) => keyEnd(seeing(group)).kind !== 'cannotTell')).toEqual([])
})

it('names both of two troubles whose signs have been seen, and is sure of neither', () => {
  const wrong = excluding(2).filter(({ crop, group }) => {
    const end = keyEnd(seeing({ crop, group }))
    if (end.kind === 'cannotTell' || end.probably) return true
    const named = end.candidates.map(({ id }) => id)
    return !group.every((id) => named.includes(id))
  })
  expect(wrong).toEqual([])
})

it('names nothing when every check was answered with yes, and nothing when none could be told', () => {
  const ends = (['yes', 'cannotTell'] as const).flatMap((answer) =>
    crops.flatMap((crop) => {
      const told = walk({ crop, part: null, sign: null, replies: [] }, () => answer)
      return answer === 'cannotTell' || told.replies.length > 3 ? [keyEnd(told).kind] : []
    }),
  )
  expect(new Set(ends)).toEqual(new Set(['cannotTell']))
})

it.each(LANGUAGES)('asks every check in words of %s', (language) => {
  const texts = { words: wordsIn(language), troubles: troublesIn(language), questions: questionsIn(language) }
  for (const start of starts)
    for (const { check } of walk(start, () => 'cannotTell').replies) {
      const { text, drawing } = keyCheck(check, texts)
      expect(text).toMatch(/\S/)
      expect(drawing).toMatch(/^[a-z]+\/[a-z-]+$/)
    }
})
