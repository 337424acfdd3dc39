import type { Result } from '~/contract/responses'

import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { resultOf } from './result'

/**
 * What a phone may say by itself: what it is, the check, and what is safe to do. No spraying and no substance, because what
 * is allowed changes; nothing that only the server does; nobody to call, because nothing is certain. The day to look again is safe, too: it is of the condition.
 */
export function lookFor(verdict: Verdict, words: Words): Result {
  const result = resultOf(verdict, words)
  const { urgentSpray, confirmCrop } = words.phrases
  const safe = result.actions.map((action) => action !== urgentSpray && action !== confirmCrop)
  return {
    ...result,
    actions: result.actions.filter((_, index) => safe[index]),
    pictograms: result.pictograms.filter((_, index) => safe[index]),
    contacts: [],
  }
}
