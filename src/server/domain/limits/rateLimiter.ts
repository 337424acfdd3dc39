import { TooManyAttempts } from '../domainError'

/** So many points in a window of time; a client that wants more waits for the block, or for the end of the window. */
export type LimitRule = { points: number; durationSeconds: number; blockSeconds?: number }

export type RateLimiter = {
  /** Takes a point; rejects with `TooManyAttempts` when there is none. */
  consume(key: string): Promise<void>
  /** How long to wait for the next point; zero while there is one. */
  waitMs(key: string): Promise<number>
  /** The same, but zero also where the next request begins a block: how long `consume` need not be called. */
  refusedMs(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  /** The key has all its points again. */
  forget(key: string): Promise<void>
}

export type RateLimiters = {
  /** Counted by all servers on one database together; outlives a restart. */
  shared(name: string, rule: LimitRule): RateLimiter
  /** Counted by this process alone. */
  inMemory(rule: LimitRule): RateLimiter
}

/** One point of one limiter. */
export type Token = { limiter: RateLimiter; key: string }

/** Rejects where `takeAll` would. It only reads, so that a flood of requests costs the database little. */
export async function refuseExhausted(tokens: readonly Token[]) {
  for (const { limiter, key } of tokens) {
    if ((await limiter.waitMs(key)) === 0) continue
    const refusedMs = await limiter.refusedMs(key)
    if (refusedMs > 0) throw new TooManyAttempts(refusedMs)
    await limiter.consume(key)
    await limiter.giveBack(key) // its time was over meanwhile
  }
}

/** A request counts in each of them. */
export const allOf = (limiters: readonly Pick<RateLimiter, 'consume'>[]): Pick<RateLimiter, 'consume'> => ({
  async consume(key) {
    for (const limiter of limiters) await limiter.consume(key)
  },
})

/** Takes all of them or none. */
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

/** For `catch`: the error goes on, the points go back. */
export const afterGivingBack = (tokens: readonly Token[]) => async (error: unknown) => {
  await giveBack(tokens).catch(() => undefined)
  throw error
}
