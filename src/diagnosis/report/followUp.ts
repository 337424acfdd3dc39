import type { Progress } from '~/contract/replies'

import { entries, entryFor, hasAlert, isDisease } from '../catalogue/catalogue'
import type { DiseaseKind, EntryFacts } from '../catalogue/types'
import type { Verdict } from '../verdict/verdict'
import type { Course, Words } from '../words/types'

import { isProtectable } from './advice'
import { HALF, inTenths, tenthsOf } from './numbers'

const BY_KIND: { [Kind in DiseaseKind]: Course } = {
  fungus: 'germ',
  oomycete: 'germ',
  bacterium: 'germ',
  virus: 'noCure',
  mite: 'pest',
  insect: 'pest',
  disorder: 'lack',
}

/** What the progress means for the actions. `recheckDays`: of the new result, if any. */
export const followUpAdvice = (
  verdict: Verdict,
  progress: Progress,
  recheckDays: number | null,
  words: Words,
): string[] => [
  ...words.progress[progress][courseOf(verdict, words)],
  ...(recheckDays === null ? [] : [words.phrases.recheck(recheckDays)]),
]

function courseOf(verdict: Verdict, { place }: Words): Course {
  if (verdict.kind === 'confident') return courseFor(entryFor(verdict.label))
  if (verdict.kind !== 'ranked') return 'unnamed'
  const { shown } = inTenths(verdict.candidates, place)
  const protectable = shown.filter(({ label, tenths }) => tenths !== null && isProtectable(entryFor(label)))
  if (protectable.length > 0) return tenthsOf(protectable) >= HALF ? 'protect' : 'protectIfSeen'
  const [only, ...others] = shown
  return only && others.length === 0 ? courseFor(entryFor(only.label)) : 'checks'
}

function courseFor(entry: EntryFacts): Course {
  if (!isDisease(entry))
    return entries.some((one) => one.crop === entry.crop && isProtectable(one)) ? 'healthyButOpen' : 'healthy'
  if (isProtectable(entry)) return 'protect'
  if (hasAlert(entry, 'noCure')) return 'noCure'
  if (entry.kind !== 'disorder' && entry.chemistry.length === 0) return 'noSpray'
  return BY_KIND[entry.kind]
}
