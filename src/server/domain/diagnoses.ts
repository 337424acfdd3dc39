import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'
import { decide, writeReport } from '~/diagnosis'
import type { Candidate, Verdict } from '~/diagnosis'

import type { Classifier } from './classifier'
import { refuse } from './errors'
import type { DiagnosisRecords } from './records'
import type { Clock } from './security'
import type { Account } from './users'

type Needs = { classifier: Omit<Classifier, 'close'>; records: DiagnosisRecords; now: Clock }

/** A photo on its way. `signal` is aborted when whoever sent it is gone. */
export type PhotoUpload = { read: () => Promise<Uint8Array>; signal: AbortSignal }

export type Diagnoses = ReturnType<typeof createDiagnoses>

const outOfCredits = () => refuse('outOfCredits', 'You have no credits left.')

export function createDiagnoses({ classifier, records, now }: Needs) {
  return {
    /** The photo is only read once the account can pay: nothing is uploaded or run for an empty balance, nor charged once nobody waits for it. */
    async diagnose(account: Account, { read, signal }: PhotoUpload): Promise<PredictionResponse> {
      if (account.credits < CREDITS_PER_DIAGNOSIS) throw outOfCredits()
      const observation = await classifier.classify(await read(), signal)
      if (signal.aborted) throw refuse('unavailable', 'Nobody waits for this answer any more.')
      const verdict = decide(observation, classifier.labels, classifier.thresholds)
      const report = writeReport(verdict)
      const first = likeliest(verdict)
      const credits = await records.keep({
        accountId: account.id,
        verdict: verdict.kind,
        label: first?.label,
        probability: first?.probability,
        modelVersion: classifier.version,
        report,
        charge: PAID_VERDICTS.has(verdict.kind) ? CREDITS_PER_DIAGNOSIS : 0,
        createdAt: now(),
      })
      if (credits === undefined) throw outOfCredits()
      return { result: report, credits }
    },
  }
}

/** Only an answer that names what to do is worth a credit. */
const PAID_VERDICTS: ReadonlySet<Verdict['kind']> = new Set<Verdict['kind']>(['confident', 'ranked'])

function likeliest(verdict: Verdict): Candidate | undefined {
  if (verdict.kind === 'confident') return verdict
  return 'candidates' in verdict ? verdict.candidates[0] : undefined
}
