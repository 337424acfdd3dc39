import { TooManyAttempts } from '../domainError'
import { afterGivingBack, giveBack, takeAll, type RateLimiter } from '../limits/rateLimiter'
import type { CaseRecords, NewAnswer } from './caseRecords'

type CountingDeps = {
  records: Pick<CaseRecords, 'answer'>
  /** Judged answers of one farmer that count. */
  judgedLimit: RateLimiter
}

/** Stores an answer. Of one farmer only a few count, so that no judge makes the figures with an account of his own. */
export async function storeAndCount(
  { records, judgedLimit }: CountingDeps,
  accountId: string,
  answer: NewAnswer,
): Promise<boolean> {
  const points = answer.counted ? [{ limiter: judgedLimit, key: accountId }] : []
  const isOver = await takeAll(points).then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return true
      throw error
    },
  )
  if (isOver) return records.answer({ ...answer, counted: undefined })
  const isStored = await records.answer(answer).catch(afterGivingBack(points))
  if (!isStored) await giveBack(points)
  return isStored
}
