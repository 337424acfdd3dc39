import { keyEnd, nextCheck } from '~/diagnosis'
import type { KeyTold } from '~/diagnosis'
import { KEY_TRAITS } from '~/diagnosis/catalogue/key/traits'

import { appleCases } from './cases/appleCases'
import { beanCases } from './cases/beanCases'
import { fruitCases } from './cases/fruitCases'
import { grainCases } from './cases/grainCases'
import { maizeCases } from './cases/maizeCases'
import { pepperCases } from './cases/pepperCases'
import { potatoCases } from './cases/potatoCases'
import { rootCases } from './cases/rootCases'
import { tomatoCases } from './cases/tomatoCases'
import { treeCases } from './cases/treeCases'
import type { KeyCase } from './cases/types'
import { vegetableCases } from './cases/vegetableCases'

const cases: readonly KeyCase[] = [
  ...maizeCases,
  ...grainCases,
  ...tomatoCases,
  ...potatoCases,
  ...beanCases,
  ...pepperCases,
  ...vegetableCases,
  ...rootCases,
  ...appleCases,
  ...fruitCases,
  ...treeCases,
]
const LEAST_CASES = 250
const LEAST_FIRST = 0.8
const LEAST_NAMED = 0.95

/** Answers the checks as the farmer of the case does, until none is left. */
function walk(told: KeyTold, sees: KeyCase['sees']): KeyTold {
  const check = nextCheck(told)
  if (check === undefined) return told
  return walk({ ...told, replies: [...told.replies, { check, answer: sees[check] ?? 'cannotTell' }] }, sees)
}

const ends = cases.map((written) => {
  const { crop, part, sign, of, sees } = written
  const told = walk({ crop, part, sign, replies: [] }, sees)
  const end = keyEnd(told)
  const names = end.kind === 'named' ? end.candidates.map(({ id }) => id) : []
  return { written, told, names, place: names.indexOf(of), isSure: end.kind === 'named' && end.probably }
})

it('has three cases of every condition and trouble', () => {
  expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES)
  const count = (id: string) => cases.filter(({ of }) => of === id).length
  expect(Object.keys(KEY_TRAITS).filter((id) => count(id) < 3)).toEqual([])
})

it('names the right one first in 80 %, and among three in 95 %', () => {
  const share = (passes: (end: (typeof ends)[number]) => boolean) => ends.filter(passes).length / ends.length
  expect(share(({ place }) => place === 0)).toBeGreaterThanOrEqual(LEAST_FIRST)
  expect(share(({ place }) => place >= 0)).toBeGreaterThanOrEqual(LEAST_NAMED)
})
