import { TooManyAttempts } from '../domainError'
import type { Clock, KeyedHash } from '../security'
import type { LimitRule, RateLimiter, RateLimiters, Token } from './rateLimiter'

/** `pointsInTurn`: points per turn once the limit is reached. */
export type RoundRobinRule = LimitRule & { pointsInTurn: number }

const TURN_MS = 10_000
const TURNS = 6

type RoundRobinDeps = { limiters: Pick<RateLimiters, 'shared'>; keyedHash: KeyedHash; now: Clock }

/**
 * A limit on one key that many askers share, of whom one may ask all the time. Once it is reached, each asker may take
 * points only in one turn of ten seconds a minute, chosen by a keyed hash; the refusal says when it begins. A burst
 * limit would give every point to the fastest asker: see decision 008.
 */
export function createRoundRobinLimits({ limiters, keyedHash, now }: RoundRobinDeps) {
  return (name: string, { pointsInTurn, ...rule }: RoundRobinRule) => {
    const limiter = limiters.shared(name, rule)
    const inTurn = limiters.shared(`${name}Turn`, { points: pointsInTurn, durationSeconds: TURN_MS / 1000 })

    function turnOf(key: string, asker: string) {
      const turn = Math.floor(now() / TURN_MS)
      const own = Buffer.from(keyedHash('turn', key, asker), 'base64url').readUInt32BE() % TURNS
      const turnsToGo = (own - (turn % TURNS) + TURNS) % TURNS
      const token: Token = { limiter: inTurn, key: keyedHash('turn', key, String(turn)) }
      return { isNow: turnsToGo === 0, token, waitMs: (turn + (turnsToGo || TURNS)) * TURN_MS - now() }
    }

    return {
      /** Rejects with 'tooManyAttempts' if `take` would; writes nothing. */
      async check(key: string, asker: string) {
        if ((await limiter.waitMs(key)) === 0) return
        const { isNow, token, waitMs } = turnOf(key, asker)
        if (!isNow || (await inTurn.waitMs(token.key)) > 0) throw new TooManyAttempts(waitMs)
      },

      /** Returns the point taken from `key` for `asker`; rejects with 'tooManyAttempts'. */
      async take(key: string, asker: string): Promise<Token> {
        if (await succeeds(limiter, key)) return { limiter, key }
        const { isNow, token, waitMs } = turnOf(key, asker)
        if (isNow && (await succeeds(inTurn, token.key))) return token
        throw new TooManyAttempts(waitMs)
      },
    }
  }
}

async function succeeds(limiter: RateLimiter, key: string) {
  try {
    await limiter.consume(key)
    return true
  } catch (error) {
    if (error instanceof TooManyAttempts) return false
    throw error
  }
}
