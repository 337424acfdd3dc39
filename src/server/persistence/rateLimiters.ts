import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'

import { TooManyAttempts } from '~/server/domain/domainError'
import type { LimitRule, RateLimiter, RateLimiters } from '~/server/domain/limits/rateLimiter'

import { BATCH_ROWS, inBatches } from './batches'
import { withRetries } from './inTransaction'
import type { Database, OpenDatabase } from './schema'

const TABLE = { tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false }
const CLEAR_EVERY_MS = 5 * 60_000

type Limiter = Pick<RateLimiterMemory, 'consume' | 'get' | 'reward' | 'delete'>
type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createRateLimiters(db: OpenDatabase): RateLimiters {
  const clearExpired = clearEvery(CLEAR_EVERY_MS, db)
  // SQLite has one connection: a limiter's write must not join an open transaction
  const connected: Run = db.dialect === 'sqlite' ? (work) => db.connection().execute(work) : (work) => work()
  const run: Run = (work) => {
    clearExpired()
    return withRetries(() => connected(work))
  }
  return {
    shared(name, rule) {
      const options = { ...optionsOf(rule), ...TABLE, keyPrefix: name }
      const limiter =
        db.dialect === 'sqlite'
          ? new RateLimiterSQLite({ ...options, storeClient: db.driver, storeType: 'better-sqlite3' })
          : new RateLimiterPostgres({ ...options, storeClient: withoutNames(db.driver), storeType: 'pool' })
      return adapt(limiter, rule, run)
    },
    inMemory: (rule) => adapt(new RateLimiterMemory(optionsOf(rule)), rule, (work) => work()),
  }
}

/** Named prepared statements belong to a session, which a pooler does not keep. */
const withoutNames = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query({ text, ...(values && { values }) }),
})

const optionsOf = ({ points, durationSeconds, blockSeconds = 0 }: LimitRule) => ({
  points,
  duration: durationSeconds,
  blockDuration: blockSeconds,
})

function adapt(limiter: Limiter, { points, durationSeconds, blockSeconds = 0 }: LimitRule, run: Run): RateLimiter {
  const longestWaitMs = Math.max(durationSeconds, blockSeconds) * 1000
  const tryToConsume = async (key: string) => {
    try {
      await run(() => limiter.consume(key))
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext)
      throw error
    }
  }
  const waitFor = async (key: string, takenPoints: number) => {
    const taken = await run(() => limiter.get(key))
    const isOver = taken === null || taken.consumedPoints < takenPoints || taken.msBeforeNext > longestWaitMs
    return isOver ? 0 : taken.msBeforeNext
  }
  return {
    async consume(key) {
      let waitMs = await tryToConsume(key)
      if (waitMs > longestWaitMs) {
        // the clock was set back: no wait exceeds the rule
        await run(() => limiter.delete(key))
        waitMs = await tryToConsume(key)
      }
      if (waitMs > 0) throw new TooManyAttempts(waitMs)
    },
    waitMs: (key) => waitFor(key, points),
    // one point too many begins a block
    refusedMs: (key) => waitFor(key, blockSeconds > 0 ? points + 1 : points),
    async giveBack(key) {
      await run(() => limiter.reward(key))
    },
    async forget(key) {
      await run(() => limiter.delete(key))
    },
  }
}

async function deleteSomeExpired(db: Database, before: number) {
  const expired = db.selectFrom('rate_limit').select('key').where('expire', '<', before).limit(BATCH_ROWS)
  const { numDeletedRows } = await db.deleteFrom('rate_limit').where('key', 'in', expired).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The library's own timer would outlive the database. */
function clearEvery(everyMs: number, db: Database) {
  let clearedAt = 0
  return () => {
    if (Math.abs(Date.now() - clearedAt) < everyMs) return
    clearedAt = Date.now()
    inBatches(() => deleteSomeExpired(db, clearedAt)).catch(() => undefined)
  }
}
