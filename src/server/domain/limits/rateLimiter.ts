import { TooManyAttempts } from '../domainError'

/** Points per window of time; a client that wants more waits for the end of the block or window. */
export type LimitRule = { points: number; durationSeconds: number; blockSeconds?: number }

export type RateLimiter = {
  /** Takes a point; rejects with `TooManyAttempts` if there is none. */
  consume(key: string): Promise<void>
  /** Milliseconds until the next point; zero while there is one. */
  waitMs(key: string): Promise<number>
  /** The same, but zero also if the next request begins a block: how long `consume` would be in vain. */
  refusedMs(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  /** Restores all points of the key. */
  forget(key: string): Promise<void>
}

export type RateLimiters = {
  /** Shared by all servers on one database; outlives a restart. */
  shared(name: string, rule: LimitRule): RateLimiter
  inMemory(rule: LimitRule): RateLimiter
}

export type Token = { limiter: RateLimiter; key: string }

/** Rejects if `takeAll` would. Only reads, so that a flood of requests costs the database little. */
export async function refuseExhausted(tokens: readonly Token[]) {
  for (const { limiter, key } of tokens) {
    if ((await limiter.waitMs(key)) === 0) continue
    const refusedMs = await limiter.refusedMs(key)
    if (refusedMs > 0) throw new TooManyAttempts(refusedMs)
    await limiter.consume(key)
    await limiter.giveBack(key) // the wait ended meanwhile
  }
}

/** Counts a request in every limiter. */
export const allOf = (limiters: readonly Pick<RateLimiter, 'consume'>[]): Pick<RateLimiter, 'consume'> => ({
  async consume(key) {
    for (const limiter of limiters) await limiter.consume(key)
  },
})

export async function takeAll(tokens: readonly Token[]) {
  await refuseExhausted(tokens)
  const taken: Token[] = []
  try {
    for (const token of tokens) {
      await token.limiter.consume(token.key)
      taken.push(token)
    }
  } catch (error) {
    await giveBack(taken).catch(() => undefined)
    throw error
  }
}

export async function giveBack(tokens: readonly Token[]) {
  for (const { limiter, key } of tokens) await limiter.giveBack(key)
}

/** For `catch`: gives the points back and rethrows. */
export const afterGivingBack = (tokens: readonly Token[]) => async (error: unknown) => {
  await giveBack(tokens).catch(() => undefined)
  throw error
}

/** Concurrent requests may exceed the limit. */
export async function countUse(limiter: Pick<RateLimiter, 'consume'>, key: string) {
  await limiter.consume(key).catch((error: unknown) => {
    if (!(error instanceof TooManyAttempts)) throw error
  })
}
