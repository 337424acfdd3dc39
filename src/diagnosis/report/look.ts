import type { Result } from '~/contract/responses'

import { entryFor } from '../catalogue/catalogue'
import { NOT_IN_A_LOOK } from '../catalogue/pictures'
import { asksCrop, type Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { LOOK } from './pictograms'
import { resultOf } from './result'

/**
 * The on-device preview: condition, check, and safe actions. No spraying and no substance, because the law changes;
 * nothing irreversible or for the server only, even if a check fits; no contact and no quarantine, because nothing is
 * certain. The recheck day is safe: it depends on the condition only.
 */
export function previewFor(verdict: Verdict, words: Words): Result {
  const result = resultOf(verdict, words)
  if (asksCrop(verdict)) return result
  const { urgentSpray, lookToday } = words.phrases
  const left: readonly string[] = [urgentSpray(true), urgentSpray(false)]
  const safe = result.actions
    .map((action, index) => ({ action, pictogram: result.pictograms[index] ?? '' }))
    .filter(({ action, pictogram }) => !left.includes(action) && !NOT_IN_A_LOOK.has(pictogram))
  return {
    ...result,
    actions: safe.length > 0 ? safe.map(({ action }) => action) : [...lookToday],
    pictograms: safe.length > 0 ? safe.map(({ pictogram }) => pictogram) : [...LOOK],
    candidates: result.candidates.map((one) => (isSafeIfYes(one.label) ? one : { ...one, action: '' })),
    contacts: [],
    sms: { ...result.sms, line: lineOf(result, words) },
  }
}

function isSafeIfYes(label: string): boolean {
  const { ifYes, pictograms } = entryFor(label)
  return !NOT_IN_A_LOOK.has(ifYes ?? pictograms[0])
}

function lineOf({ banner, sms }: Result, words: Words): string {
  if (banner === 'unsure') return sms.line
  return words.sms.look[banner === 'good' ? 'clean' : 'sick']
}
