import { stat } from 'node:fs/promises'

import { settleWithin } from './domain/deadline'
import type { CheckReadiness } from './http/routes/operationRoutes'

type ReadinessDeps = { isStopping: () => boolean; checks: (() => Promise<unknown>)[] }

/** A slower database would not serve users in time either. */
const CHECK_TIMEOUT_MS = 1_000

/** File reads and password hashes need a thread of libuv's pool. */
export const checkThreadPool = () => stat(__dirname)

/** Concurrent requests share one check. */
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
