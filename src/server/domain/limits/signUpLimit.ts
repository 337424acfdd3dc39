import { DomainError, TooManyAttempts } from '../domainError'
import type { KeyedHash } from '../security'
import type { Limits } from './limitSettings'
import { giveBack, takeAll, type RateLimiter, type RateLimiters, type Token } from './rateLimiter'

type SignUpLimitDeps = {
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'signUps' | 'spacedSignUps' | 'takenAddresses' | 'takenEmails'>
  keyedHash: KeyedHash
}

export type SignUpLimit = ReturnType<typeof createSignUpLimit>

/** Limits new accounts per network, and how often a user there learns that an e-mail address is taken. */
export function createSignUpLimit({ limiters, limits, keyedHash }: SignUpLimitDeps) {
  const signUps = firstOrSecond(
    limiters.shared('signUps', limits.signUps),
    limiters.shared('spaced', limits.spacedSignUps),
  )
  const takenAddresses = limiters.shared('taken', limits.takenAddresses)
  const takenEmails = limiters.shared('takenEmail', limits.takenEmails)

  /** Rejects with 'tooManyAttempts'. Only a created account counts as a sign-up. */
  return async function limited<Result>(
    { network, email }: { network: string; email: string },
    signUp: () => Promise<Result>,
  ): Promise<Result> {
    const key = keyedHash('sign-ups', network)
    const made: Token = { limiter: signUps, key }
    const conflicts: Token[] = [
      { limiter: takenAddresses, key },
      { limiter: takenEmails, key: keyedHash('sign-ups', email.toLowerCase()) },
    ]
    await takeAll([...conflicts, made])
    try {
      const result = await signUp()
      await giveBack(conflicts)
      return result
    } catch (error) {
      const isConflict = error instanceof DomainError && error.reason === 'conflict'
      await giveBack(isConflict ? [made] : [made, ...conflicts]).catch(() => undefined) // the first error matters
      throw error
    }
  }
}

/** Takes a point of the second limiter once the first has none left. */
const firstOrSecond = (first: RateLimiter, second: RateLimiter): RateLimiter => ({
  ...first,
  waitMs: async (key) => ((await first.waitMs(key)) === 0 ? 0 : second.waitMs(key)),
  refusedMs: async (key) => ((await first.refusedMs(key)) === 0 ? 0 : second.refusedMs(key)),
  consume: (key) =>
    first.consume(key).catch((error: unknown) => {
      if (error instanceof TooManyAttempts) return second.consume(key)
      throw error
    }),
})
