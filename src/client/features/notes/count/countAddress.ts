import { SICK_AREAS } from '~/contract/limits'
import {
  countableFor,
  COUNT_STEP,
  entryOfSlug,
  isKeyCandidate,
  isLeaf,
  MAX_COUNTED,
  stagesOf,
  type CountRule,
  type KeyCandidate,
  type Leaf,
  type Stage,
} from '~/diagnosis'

export type Area = (typeof SICK_AREAS)[number]

/** `marks`: of each plant, how many of what is looked at are sick. `isCounted`: all plants have been looked at. */
export type Told = {
  of: string
  marks: readonly number[]
  isCounted: boolean
  stage: Stage | undefined
  leaf: Leaf | undefined
  area: Area | undefined
}

export type CountProps = { id: KeyCandidate; told: Told; tell: (more: Partial<Told>) => void }

/** One sign a plant, up to ten. */
const BASE = 11
const EMPTY = '0'.repeat(COUNT_STEP)

/** A count in the query of the page: a reload or a call in between loses nothing. */
export function toldIn(search: URLSearchParams): Told {
  const marks = search.get('marks') ?? EMPTY
  const isWhole = /^[0-9a]+$/.test(marks) && marks.length % COUNT_STEP === 0 && marks.length <= MAX_COUNTED
  const of = search.get('of') ?? ''
  const rule = ruleOf(of)
  const leaf = search.get('leaf') ?? ''
  return {
    of,
    marks: Array.from(isWhole && marks !== '' ? marks : EMPTY, (sign) =>
      Math.min(parseInt(sign, BASE), rule?.each ?? 1),
    ),
    isCounted: search.has('counted'),
    stage: rule && stagesOf(rule).find((stage) => stage === search.get('stage')),
    leaf: isLeaf(leaf) ? leaf : undefined,
    area: SICK_AREAS.find((area) => String(area) === search.get('area')),
  }
}

function ruleOf(slug: string): CountRule | undefined {
  const id = entryOfSlug(slug)
  const countable = id !== undefined && isKeyCandidate(id) ? countableFor(id) : undefined
  return countable?.kind === 'count' ? countable.rule : undefined
}

export function searchOf({ of, marks, isCounted, stage, leaf, area }: Told): string {
  const search = new URLSearchParams({ of, marks: marks.map((mark) => mark.toString(BASE)).join('') })
  if (isCounted) search.set('counted', '')
  if (stage !== undefined) search.set('stage', stage)
  if (leaf !== undefined) search.set('leaf', leaf)
  if (area !== undefined) search.set('area', String(area))
  return `?${search.toString()}`
}
