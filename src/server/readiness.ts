import type { CheckReadiness } from './http/operationRoutes'

type Needs = { isStopping: () => boolean; checkDatabase: () => Promise<unknown> }

/** A database that takes longer to say hello would not serve farmers in time either. */
const PATIENCE_MS = 1_000

/** Many may ask at once: the database is asked by one of them. */
export function createReadiness({ isStopping, checkDatabase }: Needs): CheckReadiness {
  let asking: Promise<boolean> | undefined
  const ask = () => {
    asking ??= answersInTime(checkDatabase()).finally(() => (asking = undefined))
    return asking
  }
  return async () => !isStopping() && (await ask()) && !isStopping()
}

async function answersInTime(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, false)))
  const answered = check.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => {
    clearTimeout(timer)
  })
}
