import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'
import { answerFor, findingsOf, sourcesOf, wordsIn, writeReport } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

import type { StoredDiagnosis } from './records'

/** The report and the same as data, in the reader's language. `today`: milliseconds since 1970, for the age of the law. */
export function writeDiagnosis(stored: StoredDiagnosis, language: Language, today: number) {
  const { id, modelVersion } = stored
  if (stored.verdict === undefined) {
    const diagnosis: Diagnosis = { id, ...findingsIn(verdictOf(stored)), modelVersion, answer: null, sources: [] }
    return { result: stored.report, diagnosis }
  }
  const words = wordsIn(language)
  const answer = answerFor(stored.verdict, words)
  const sources = sourcesOf(stored.verdict)
  const diagnosis: Diagnosis = { id, ...findingsIn(stored.verdict), modelVersion, answer, sources }
  return { result: writeReport(stored.verdict, words, today), diagnosis }
}

function findingsIn(verdict: Verdict) {
  const { first, alternatives } = findingsOf(verdict)
  const { label = null, crop = null, condition = null, confidence = null } = first ?? {}
  return { verdict: verdict.kind, label, crop, condition, confidence, alternatives }
}

/** As much of a verdict as an earlier release has stored: its kind and its first label. */
function verdictOf({ kind, label, probability = 0 }: Extract<StoredDiagnosis, { verdict: undefined }>): Verdict {
  const candidates = label === undefined ? [] : [{ label, probability }]
  if (kind === 'ranked' || kind === 'unsure') return { kind, candidates }
  if (kind !== 'confident') return { kind }
  return { kind, label: label ?? '', probability, sureness: 'fairly', alternatives: [] }
}
