import { stat } from 'node:fs/promises'

import type { CheckReadiness } from './http/operationRoutes'

type ReadinessDeps = { isStopping: () => boolean; checks: (() => Promise<unknown>)[] }

/** A database or worker that takes longer would not answer a farmer in time either. */
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

async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false)))
  const success = work.then(
    () => true,
    () => false,
  )
  return Promise.race([success, timeout]).finally(() => {
    clearTimeout(timer)
  })
}
