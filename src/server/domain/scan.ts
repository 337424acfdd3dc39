import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'
import { decide, findingsOf, writeReport } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

import type { Classifier } from './classifier'
import { outOfCredits, refuse } from './errors'
import type { Attempt, DiagnosisRecords } from './records'
import { oldestFor, repeat, writeBody } from './repeats'
import type { Clock } from './security'

type Needs = { classifier: Omit<Classifier, 'close'>; records: DiagnosisRecords; now: Clock }

/** Looks at a photo and settles what that costs, unless nobody waits for it any more; the body of the answer. */
export function createScan({ classifier, records, now }: Needs) {
  return async function scan(attempt: Attempt, photo: Uint8Array, signal: AbortSignal): Promise<string> {
    const observation = await classifier.classify(photo, signal)
    if (signal.aborted) throw refuse('unavailable', 'Nobody waits for this answer any more.')
    const verdict = decide(observation, classifier.labels, classifier.thresholds)
    const report = writeReport(verdict)
    const diagnosis = diagnosisOf(verdict, classifier.version)
    const best = findingsOf(verdict).first ?? diagnosis.alternatives[0]
    const settlement = await records.settle({
      attempt,
      verdict: verdict.kind,
      label: best?.label,
      probability: best?.confidence,
      modelVersion: classifier.version,
      report,
      charge: PAID_VERDICTS.has(verdict.kind) ? CREDITS_PER_DIAGNOSIS : 0,
      createdAt: now(),
      writeBody: (credits) => writeBody({ result: report, credits, diagnosis }),
    })
    if (settlement.kind === 'repeated') return repeat(attempt, settlement.earlier)
    if (settlement.kind === 'outOfCredits') throw outOfCredits()
    if (settlement.kind === 'accountGone') throw refuse('unauthenticated', 'This account has been deleted.')
    await records.forgetSome(oldestFor('any key', now())).catch(() => undefined) // paid for is paid for; the next one tries again
    return settlement.body
  }
}

/** Only an answer that names what to do is worth a credit. */
const PAID_VERDICTS: ReadonlySet<Verdict['kind']> = new Set<Verdict['kind']>(['confident', 'ranked'])

export function diagnosisOf(verdict: Verdict, modelVersion: string): Diagnosis {
  const { first, alternatives } = findingsOf(verdict)
  const { label = null, crop = null, condition = null, confidence = null } = first ?? {}
  return { verdict: verdict.kind, label, crop, condition, confidence, alternatives, modelVersion }
}
