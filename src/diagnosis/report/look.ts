import type { Result } from '~/contract/responses'

import { IRREVERSIBLE } from '../catalogue/pictures'
import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { LOOK } from './pictograms'
import { resultOf } from './result'

/**
 * What a phone may say by itself: what it is, the check, and what is safe to do. No spraying and no substance, because what
 * is allowed changes; nothing that cannot be undone, or that only the server does; nobody to call, because nothing is
 * certain. The day to look again is safe, too: it is of the condition.
 */
export function lookFor(verdict: Verdict, words: Words): Result {
  const result = resultOf(verdict, words)
  const { urgentSpray, confirmCrop, lookToday } = words.phrases
  const safe = result.actions
    .map((action, index) => ({ action, pictogram: result.pictograms[index] ?? '' }))
    .filter(({ action, pictogram }) => action !== urgentSpray && action !== confirmCrop && !IRREVERSIBLE.has(pictogram))
  return {
    ...result,
    actions: safe.length > 0 ? safe.map(({ action }) => action) : [...lookToday],
    pictograms: safe.length > 0 ? safe.map(({ pictogram }) => pictogram) : [...LOOK],
    contacts: [],
  }
}
