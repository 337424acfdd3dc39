import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { adviceFacts, isPaid } from '~/diagnosis'

import { refuse } from '../domainError'
import { countUse, type RateLimiter } from '../limits/rateLimiter'
import type { Clock } from '../security'
import type { Classifier } from './classifier'
import { judgeAgain } from './judgePhotos'
import type { DiagnosisRecords, StoredDiagnosis } from './records'

type ReadAgainDeps = {
  records: Pick<DiagnosisRecords, 'findDiagnosis' | 'correctDiagnosis'>
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds'>
  /** Answers that a plan pays. */
  fairUse: Pick<RateLimiter, 'consume'>
  now: Clock
}

/** `credits`: the balance in the response. */
export type DiagnosisAndBalance = { diagnosis: StoredDiagnosis; credits: number }

/**
 * Reads the stored photos again with the crop or the reply that the farmer told. The first result of a diagnosis is
 * charged, corrections of a charged one are free. Undefined if nothing is left to read; rejects with 'outOfCredits',
 * and then changes nothing.
 */
export async function readAgain(
  deps: ReadAgainDeps,
  accountId: string,
  stored: StoredDiagnosis,
  said: Pick<StoredDiagnosis, 'toldCrop' | 'replies'>,
): Promise<DiagnosisAndBalance | undefined> {
  const { records, classifier, now } = deps
  const judged = judgeAgain(stored, said, classifier)
  if (!judged) return undefined
  const { id, charge: charged } = stored
  const charge = charged === 0 && isPaid(judged.verdict) ? CREDITS_PER_DIAGNOSIS : charged
  const facts = adviceFacts(judged.verdict)
  const read = { ...judged, ...said, charge, facts }
  const given = await records.correctDiagnosis({ id, accountId, ...read, charged, now: now() })
  if (given) {
    const { credits, isByPlan } = given
    if (isByPlan && !stored.isByPlan) await countUse(deps.fairUse, accountId)
    return { diagnosis: { ...stored, ...read, isByPlan }, credits }
  }
  const current = await records.findDiagnosis({ id, accountId })
  if (!current) throw refuse('notFound', 'diagnosisNotFound')
  return readAgain(deps, accountId, current, said)
}
