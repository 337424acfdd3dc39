import { stat } from 'node:fs/promises'

import { settleWithin } from './domain/deadline'
import type { CheckReadiness } from './http/routes/operationRoutes'

type ReadinessDeps = { isStopping: () => boolean; checks: (() => Promise<unknown>)[] }

/** A database that takes longer would not answer a farmer in time either. */
const CHECK_TIMEOUT_MS = 1_000

/** Reading files and hashing passwords wait for a thread of the process's own pool. */
export const checkThreadPool = () => stat(__dirname)

/** Requests that come while a check is under way share its outcome. */
export function createReadiness({ isStopping, checks }: ReadinessDeps): CheckReadiness {
  let pending: Promise<boolean> | undefined
  const runChecks = () => {
    pending ??= succeedsInTime(Promise.all(checks.map((check) => check()))).finally(() => (pending = undefined))
    return pending
  }
  return async () => !isStopping() && (await runChecks()) && !isStopping()
}

const succeedsInTime = (work: Promise<unknown>) =>
  settleWithin(
    CHECK_TIMEOUT_MS,
    work.then(
      () => true,
      () => false,
    ),
    () => false,
  )
