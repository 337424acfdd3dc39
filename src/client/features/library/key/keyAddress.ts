import { isLibraryCrop, type LibraryCropId } from '~/contract/library'
import {
  isKeyCheck,
  isPlantPart,
  isSeenSign,
  MAX_CHECKS,
  partsOf,
  signsOf,
  type KeyReply,
  type KeyTold,
} from '~/diagnosis'

/** What a query says of the step that was left out on purpose. */
const NONE = 'none'
const ANSWERS = { yes: 'yes', no: 'no', cannotTell: 'unsure' } as const

/** What has been told, in the query of the page: the browser's Back takes the last reply back, a reload keeps all. */
export function toldIn(search: URLSearchParams): Partial<KeyTold> & Pick<KeyTold, 'replies'> {
  const crop = search.get('crop') ?? ''
  if (!isLibraryCrop(crop)) return { replies: [] }
  const part = search.get('part')
  const sign = search.get('sign')
  const isPart = isPlantPart(part) && partsOf(crop).has(part)
  const known = isPart ? part : part === NONE ? null : undefined
  const isSign = sign !== null && isSeenSign(sign) && signsOf(crop, known).has(sign)
  return {
    crop,
    ...(known !== undefined && { part: known }),
    ...(known !== undefined && isSign && { sign }),
    ...(known !== undefined && sign === NONE && { sign: null }),
    replies: repliesIn(search, crop),
  }
}

/** Replies about another crop would use up the checks of this one. */
function repliesIn(search: URLSearchParams, crop: LibraryCropId): KeyReply[] {
  const replies = (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).flatMap((answer) =>
    search.getAll(ANSWERS[answer]).flatMap((check) => (isKeyCheck(check, crop) ? [{ check, answer }] : [])),
  )
  const first = new Map(replies.map((reply) => [reply.check, reply]))
  return [...first.values()].slice(0, MAX_CHECKS)
}

export function searchOf({ crop, part, sign, replies }: Partial<KeyTold> & Pick<KeyTold, 'replies'>): string {
  const fields: [string, string][] = [
    ...(crop === undefined ? [] : [['crop', crop] as [string, string]]),
    ...(part === undefined ? [] : [['part', part ?? NONE] as [string, string]]),
    ...(sign === undefined ? [] : [['sign', sign ?? NONE] as [string, string]]),
    ...replies.map(({ check, answer }): [string, string] => [ANSWERS[answer], check]),
  ]
  return `?${new URLSearchParams(fields).toString()}`
}
