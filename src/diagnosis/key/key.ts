import type { LibraryCropId } from '~/contract/library'

import { describes, entryFor, hasAlert } from '../catalogue/catalogue'
import { KEY_QUESTIONS, type KeyQuestionId } from '../catalogue/key/keyQuestions'
import { KEY_TRAITS } from '../catalogue/key/traits'
import { PLANT_PARTS, type KeyCandidate, type PlantPart } from '../catalogue/key/types'
import { QUESTIONS, type QuestionId } from '../catalogue/questions'
import { RANKINGS } from '../catalogue/troubles/rankings'
import type { SeenSign } from '../catalogue/types'
import { seenOf } from '../library/seenSigns'
import type { CheckReply } from '../verdict/posterior'

/** A question between conditions, or the check of a candidate's own page. */
export type KeyCheckId = QuestionId | KeyQuestionId | KeyCandidate
export type KeyReply = { check: KeyCheckId; answer: CheckReply }

/** What a farmer has told. `null`: none of those shown. Replies count the same in any order. */
export type KeyTold = {
  crop: LibraryCropId
  part?: PlantPart | null
  sign?: SeenSign | null
  replies: readonly KeyReply[]
}

type Weighed = { id: KeyCandidate; probability: number }
/**
 * `probably`: the first is likelier than all others together, a check of its own was seen and none of another; never surer,
 * because the ratios are estimates.
 */
type KeyEnd = { kind: 'named'; probably: boolean; candidates: Weighed[] } | { kind: 'cannotTell' }

export const MAX_CHECKS = 5
const MAX_NAMED = 3
/** Estimates of ours, as in `KEY_TRAITS`: how many times likelier the right part or sign is told than another. */
const PART_RATIO = 3
const SIGN_RATIO = 9
/** What has no page, before anything is told. */
const UNKNOWN_SHARE = 0.1
/** Each step down the ranking, which is a survey at best, and a condition that is not known in Kenya. */
const RANK_STEP = 0.05
const UNLIKELY = 0.4
/** Bits; a check that tells less is not worth a walk to the plant. */
const LEAST_INFORMATION = 0.01
/** After a sign of it was seen: no further check is worth a walk. */
const SURE_ENOUGH = 0.9
const NAMED_FROM = 0.01
const HALF = 0.5
/** Factors multiplied in another order round differently. */
const rounded = (probability: number) => Number(probability.toFixed(9))
type Check = {
  id: KeyCheckId
  yes: readonly string[]
  /** Those on neither side lie between. Undefined: all others of the crop. */
  no: readonly string[] | undefined
  ratio: { yes: number; no: number }
}

/** Candidates of a crop, the likeliest in Kenya first. */
export const candidatesOf = (crop: LibraryCropId): KeyCandidate[] => RANKINGS[crop].ranked.filter(isKeyCandidate)

export const isKeyCandidate = (id: string): id is KeyCandidate => Object.hasOwn(KEY_TRAITS, id)

/** Whether it may be asked of that crop. */
export const isKeyCheck = (id: string, crop: LibraryCropId): id is KeyCheckId =>
  checksOf(crop).some((check) => check.id === id)

export const isPlantPart = (id: string | null): id is PlantPart => PLANT_PARTS.some((part) => part === id)

/** Parts at which a candidate of the crop is seen. */
export const partsOf = (crop: LibraryCropId): ReadonlySet<PlantPart> =>
  new Set(candidatesOf(crop).flatMap((id) => KEY_TRAITS[id].parts))

/** Signs that candidates of the crop show at that part; all of the crop for no part. */
export const signsOf = (crop: LibraryCropId, part?: PlantPart | null): ReadonlySet<SeenSign> =>
  new Set(
    candidatesOf(crop)
      .filter((id) => !part || KEY_TRAITS[id].parts.includes(part))
      .flatMap(seenOf),
  )

function checksOf(crop: LibraryCropId): Check[] {
  const candidates = candidatesOf(crop)
  const isOwn = (id: string) => candidates.some((one) => one === id)
  const own = candidates.flatMap((id): Check[] => {
    const { check } = KEY_TRAITS[id]
    if (!check) return []
    const { yes, no, also = [] } = check
    return [{ id, yes: [id, ...also], no: undefined, ratio: { yes, no } }]
  })
  const between = QUESTIONS.filter(({ yes }) => yes.some(isOwn)).map((question): Check => {
    const { id, yes, no, ratio } = question
    return { id, yes, no: 'isNearProof' in question ? undefined : no, ratio } // nothing else makes the sign
  })
  const asked = KEY_QUESTIONS.filter(({ yes }) => yes.some(isOwn))
  return [...between, ...asked, ...own]
}

const sideOf = ({ yes, no }: Check, id: string): -1 | 0 | 1 => {
  if (yes.includes(id)) return 1
  return no === undefined || no.includes(id) ? -1 : 0
}

/** Moves each side by the root of the ratio, as `ratiosOf` does. */
const factorOf = (check: Check, side: number, answer: CheckReply) => {
  if (answer === 'cannotTell') return 1
  return answer === 'yes' ? check.ratio.yes ** (side / 2) : check.ratio.no ** (-side / 2)
}

const matches = (isTold: boolean, ratio: number) => Math.sqrt(isTold ? ratio : 1 / ratio)

/** A trouble without a page answers as the candidates that a check does not ask for. */
const UNKNOWN_SIDE = -1

/** What is harvested has troubles of its own. */
const placed = (crop: LibraryCropId, part: PlantPart | null | undefined) =>
  candidatesOf(crop).filter((id) => {
    const { parts } = KEY_TRAITS[id]
    return part === 'store' ? parts.includes(part) : !part || parts.some((one) => one !== 'store')
  })

/** Shares of the candidates, summing to 1 with `unknown`. */
function weigh({ crop, part, sign, replies }: KeyTold) {
  const checks = checksOf(crop)
  const told = replies.flatMap(({ check, answer }) => {
    const asked = checks.find(({ id }) => id === check)
    return asked ? [{ check: asked, answer }] : []
  })
  const candidates = placed(crop, part)
  const weights = candidates.map((id, rank) => {
    const place = part ? matches(KEY_TRAITS[id].parts.includes(part), PART_RATIO) : 1
    const seen = sign ? matches(seenOf(id).includes(sign), SIGN_RATIO) : 1
    const byChecks = told.reduce(
      (product, { check, answer }) => product * factorOf(check, sideOf(check, id), answer),
      1,
    )
    return { id, weight: priorOf(id, rank) * place * seen * byChecks }
  })
  const before = candidates.reduce((sum, id, rank) => sum + priorOf(id, rank), 0)
  const unknown = told.reduce(
    (product, { check, answer }) => product * factorOf(check, UNKNOWN_SIDE, answer),
    before * UNKNOWN_SHARE,
  )
  const total = weights.reduce((sum, { weight }) => sum + weight, unknown)
  const weighed = weights.map(({ id, weight }): Weighed => ({ id, probability: rounded(weight / total) }))
  weighed.sort((a, b) => b.probability - a.probability)
  return { candidates: weighed, unknown: unknown / total, told }
}

const priorOf = (id: string, rank: number) =>
  (describes(id) && hasAlert(entryFor(id), 'unlikely') ? UNLIKELY : 1) / (1 + RANK_STEP * rank)

/** The check that tells most, the first of the catalogue among equals; undefined after five, or if none tells enough. */
export function nextCheck(told: KeyTold): KeyCheckId | undefined {
  if (told.replies.length >= MAX_CHECKS) return undefined
  const { candidates, unknown, told: replies } = weigh(told)
  const [first] = candidates
  if (first && first.probability >= SURE_ENOUGH && seenOwn(first.id, replies) > 0) return undefined
  const [best] = checksOf(told.crop)
    .filter(({ id }) => !told.replies.some(({ check }) => check === id))
    .filter(({ yes }) => candidates.some(({ id }) => yes.includes(id)))
    .map((check) => ({ id: check.id, information: informationOf(check, candidates, unknown) }))
    .sort((a, b) => b.information - a.information)
  return best && best.information >= LEAST_INFORMATION ? best.id : undefined
}

/** Bits by which a reply to the check is expected to narrow down the candidates. */
function informationOf(check: Check, candidates: readonly Weighed[], unknown: number): number {
  const { yes, no } = chancesOf(check.ratio)
  const between = (yes + no) / 2
  const chances = [
    ...candidates.map(({ id, probability }) => {
      const side = sideOf(check, id)
      return { weight: probability, chance: side === 0 ? between : side > 0 ? yes : no }
    }),
    { weight: unknown, chance: no },
  ]
  const all = chances.reduce((sum, { weight, chance }) => sum + weight * chance, 0)
  return entropy(all) - chances.reduce((sum, { weight, chance }) => sum + weight * entropy(chance), 0)
}

/** The chance of a yes on either side that both ratios imply. */
function chancesOf(ratio: Check['ratio']) {
  const no = (ratio.no - 1) / (ratio.no * ratio.yes - 1)
  return { yes: no * ratio.yes, no }
}

const entropy = (chance: number) => [chance, 1 - chance].reduce((sum, p) => (p > 0 ? sum - p * Math.log2(p) : sum), 0)

/** What the replies come to. Replies that contradict each other, or speak for nothing, name nothing. */
export function keyEnd(told: KeyTold): KeyEnd {
  const { candidates, told: replies } = weigh(told)
  const named = candidates.filter(({ id, probability }) => probability >= NAMED_FROM && !isContradicted(id, replies))
  const [first] = named
  if (!first || !isSpokenFor(first.id, told.sign, replies)) return { kind: 'cannotTell' }
  const isSeen = seenOwn(first.id, replies) > 0 && seenOthers(first.id, replies) === 0
  const probably = first.probability > HALF && isSeen
  return { kind: 'named', probably, candidates: named.slice(0, MAX_NAMED) }
}

type Told = readonly { check: Check; answer: CheckReply }[]

/** Rank alone names nothing. */
const isSpokenFor = (id: KeyCandidate, sign: SeenSign | null | undefined, replies: Told) =>
  (sign && seenOf(id).includes(sign)) ||
  replies.some(({ check, answer }) => answer === 'yes' && sideOf(check, id) === 1)

/** One sign of another trouble may be of a second one on the same plants; two make it doubtful what was seen. */
const isContradicted = (id: string, replies: Told): boolean => seenOthers(id, replies) > 1

const seen = (replies: Told) => replies.filter(({ answer }) => answer === 'yes')

/** How many signs of it were seen, and how many that are of others only. */
const seenOwn = (id: string, replies: Told) => seen(replies).filter(({ check }) => check.yes.includes(id)).length
const seenOthers = (id: string, replies: Told) => seen(replies).length - seenOwn(id, replies)
