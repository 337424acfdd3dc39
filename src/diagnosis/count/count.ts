import { COUNTED } from '~/contract/library'

import { describes, entryFor } from '../catalogue/catalogue'
import {
  COUNT_RULES,
  LEAVES,
  NEVER_COUNTED,
  STAGES,
  type CountRule,
  type Leaf,
  type Stage,
} from '../catalogue/countRules'
import type { KeyCandidate } from '../catalogue/key/types'
import { SOURCES } from '../catalogue/sources'
import { TROUBLE_SOURCES } from '../catalogue/troubles/sources'
import { seenOf } from '../library/seenSigns'

import { shareInterval } from './shareInterval'

/** From the mildest word to the gravest. */
export const OUTCOMES = ['nothing', 'watch', 'act', 'tooLate'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Plants are counted by tens. */
export const COUNT_STEP = 10
export const MAX_COUNTED = 30

/** `sick`: of `plants`, or of their leaves. `leaf`: null where the rule does not ask for it. */
type Count = { plants: number; sick: number; stage: Stage; leaf: Leaf | null }

type CountEnd = {
  outcome: Outcome
  /** Days until the next count; null where nothing is left to count for. */
  againDays: number | null
  /** The share of the whole field that the sample allows, with 95 % confidence. */
  interval: readonly [number, number]
  /** One plant more or fewer would change the word: ten more settle it. */
  isClose: boolean
}

type Countable = { kind: 'count'; rule: CountRule } | { kind: 'act' } | { kind: 'unpublished' }

/** Whether plants are counted for it, one is enough, or nobody has published when a spray pays. */
export function countableFor(id: KeyCandidate): Countable {
  const counted = COUNTED.find((one) => one === id)
  if (counted) return { kind: 'count', rule: COUNT_RULES[counted] }
  return { kind: NEVER_COUNTED.has(id) ? 'act' : 'unpublished' }
}

export const isStage = (id: string): id is Stage => STAGES.some((stage) => stage === id)
export const isLeaf = (id: string): id is Leaf => LEAVES.some((leaf) => leaf === id)

/** Stages that the rule tells apart, in the order of the crop. */
export const stagesOf = ({ stages }: CountRule): Stage[] => STAGES.filter((stage) => stages[stage] !== undefined)

/** Title of the page that the rule was read on. */
export function numberSource({ source }: CountRule): string {
  const titles: Readonly<Record<string, { title: string }>> = { ...SOURCES, ...TROUBLE_SOURCES }
  return titles[source]?.title ?? ''
}

/** The drawings of how much of a leaf is marked, `/illustrations/area/<sign>-<per cent>.svg`; undefined without a sign of that kind. */
export function areaDrawing(id: KeyCandidate): 'spots' | 'rust' | 'mildew' | 'blight' | undefined {
  const seen = seenOf(id)
  if (isBlight(id)) return 'blight'
  if (/rust/i.test(id)) return 'rust'
  if (seen.includes('powder')) return 'mildew'
  return seen.includes('spots') ? 'spots' : undefined
}

const isBlight = (id: string) => describes(id) && /burn|long|patches/.test(entryFor(id).sign)

/** Throws a RangeError for a stage that the rule does not know, or a count that cannot be. */
export function countEnd(rule: CountRule, { plants, sick, stage, leaf }: Count): CountEnd {
  const looked = plants * rule.each
  if (!Number.isInteger(sick) || sick < 0 || sick > looked || plants < COUNT_STEP)
    throw new RangeError(`${sick} of ${looked} is no count.`)
  const wordFor = (counted: number) => outcomeOf(rule, { share: counted / looked, stage, leaf })
  const outcome = wordFor(sick)
  const changes = [sick - 1, sick + 1].some((other) => other >= 0 && other <= looked && turns(outcome, wordFor(other)))
  return {
    outcome,
    againDays: outcome === 'tooLate' ? null : rule.againDays,
    interval: shareInterval(sick, looked),
    isClose: plants < MAX_COUNTED && changes,
  }
}

/** Between nothing and a first sick plant both words wait. */
const turns = (one: Outcome, other: Outcome) =>
  one !== other && [one, other].some((outcome) => outcome === 'act' || outcome === 'tooLate')

function outcomeOf(
  rule: CountRule,
  { share, stage, leaf }: { share: number; stage: Stage; leaf: Leaf | null },
): Outcome {
  const at = rule.stages[stage]
  if (at === undefined) throw new RangeError(`The rule has no stage "${stage}".`)
  if (share === 0) return 'nothing'
  if (at === 'late') return 'tooLate'
  if (at === 'early') return 'watch'
  if (rule.leaf && LEAVES.indexOf(leaf ?? 'low') < LEAVES.indexOf(rule.leaf)) return 'watch'
  if ('lateFrom' in at) return share >= at.lateFrom ? 'tooLate' : 'act'
  return ('actAbove' in at ? share > at.actAbove : share >= at.actFrom) ? 'act' : 'watch'
}
