import type { Result } from '~/contract/responses'

import { entryFor } from '../catalogue/catalogue'
import type { Report } from '~/contract/report'

import { FOR_SERVER_ONLY, NOT_IN_A_LOOK } from '../catalogue/pictures'
import { asksCrop, type Verdict } from '../verdict/verdict'
import type { TroubleTexts } from '../words/troubleTypes'
import type { Words } from '../words/types'
import { buildReport } from './buildReport'
import { LOOK } from './pictograms'
import { resultOf, troublesOf } from './result'

/**
 * The on-device preview: condition, check, and safe actions. No spraying and no substance, because the law changes;
 * nothing irreversible or for the server only, even if a check fits; no contact and no quarantine, because nothing is
 * certain. The recheck day is safe: it depends on the condition only.
 */
export const previewFor = (verdict: Verdict, words: Words): Result => withoutActions(NOT_IN_A_LOOK, verdict, words)

/**
 * What a plan adds to the preview: the whole report, without calls, spraying and what cannot be undone. `today`:
 * milliseconds since 1970.
 */
export function wholePreviewFor(
  verdict: Verdict,
  words: Words,
  { troubles, today }: { troubles: TroubleTexts; today: number },
): { result: Result; report: Report } {
  const safe = withoutActions(FOR_SERVER_ONLY, verdict, words)
  const result = asksCrop(verdict) ? safe : { ...safe, troubles: troublesOf(safe.crop, words, troubles) }
  return {
    result,
    report: buildReport(verdict, result, words, { today, charge: 0, isPreview: true, asked: troubles.asked }),
  }
}

function withoutActions(withheld: ReadonlySet<string>, verdict: Verdict, words: Words): Result {
  const result = resultOf(verdict, words)
  if (asksCrop(verdict)) return result
  const { urgentSpray, lookToday } = words.phrases
  const left: readonly string[] = [urgentSpray(true), urgentSpray(false)]
  const safe = result.actions
    .map((action, index) => ({ action, pictogram: result.pictograms[index] ?? '' }))
    .filter(({ action, pictogram }) => !left.includes(action) && !withheld.has(pictogram))
  const isSafeIfYes = (label: string) => !withheld.has(ifYesOf(label))
  return {
    ...result,
    actions: safe.length > 0 ? safe.map(({ action }) => action) : [...lookToday],
    pictograms: safe.length > 0 ? safe.map(({ pictogram }) => pictogram) : [...LOOK],
    candidates: result.candidates.map((one) => (isSafeIfYes(one.label) ? one : { ...one, action: '' })),
    contacts: [],
    sms: { ...result.sms, line: lineOf(result, words) },
  }
}

function ifYesOf(label: string): string {
  const { ifYes, pictograms } = entryFor(label)
  return ifYes ?? pictograms[0]
}

function lineOf({ banner, sms }: Result, words: Words): string {
  if (banner === 'unsure') return sms.line
  return words.sms.look[banner === 'good' ? 'clean' : 'sick']
}
