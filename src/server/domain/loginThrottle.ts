import type { Devices, Visitor } from './devices'
import type { Limits } from './limits'
import { giveBack, takeAll } from './rateLimiter'
import type { RateLimiters, Token } from './rateLimiter'
import type { Clock, KeyedHash } from './security'

type LoginThrottleDeps = {
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'passwordGuesses' | 'logins' | 'addressGuesses'>
  devices: Pick<Devices, 'isKnown'>
  keyedHash: KeyedHash
  now: Clock
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows down guessing of passwords. A device in which the account has been opened before is counted by itself and
 * without its address, so that strangers' guesses never keep the owner out. An e-mail address without an account is
 * counted like any other: a refusal tells nothing.
 */
export function createLoginThrottle({ limiters, limits, devices, keyedHash, now }: LoginThrottleDeps) {
  const passwordGuesses = limiters.shared('password', limits.passwordGuesses)
  const logins = limiters.shared('logins', limits.logins)
  const addressGuesses = limiters.shared('address', limits.addressGuesses)

  return {
    /** Counts a login before the password is compared; rejects with 'tooManyAttempts'. */
    async begin(email: string, { network, deviceToken }: Visitor) {
      const account = normalizedEmail(email)
      const device = deviceToken === undefined ? undefined : deviceHash(keyedHash, email, deviceToken)
      const knownDevice =
        device !== undefined && (await devices.isKnown({ hash: device, now: now() })) ? device : undefined
      const isKnown = knownDevice !== undefined
      const guess: Token = { limiter: passwordGuesses, key: keyedHash('guesses', knownDevice ?? account) }
      const login: Token = { limiter: logins, key: keyedHash(isKnown ? 'known devices' : 'unknown devices', account) }
      const atAddress: Token[] = isKnown ? [] : [{ limiter: addressGuesses, key: keyedHash('guesses', network) }]
      await takeAll([guess, login, ...atAddress])
      return {
        isKnown,
        /** Earlier wrong passwords are forgiven; the login itself still counts. */
        async succeeded() {
          await guess.limiter.forget(guess.key)
          await giveBack(atAddress)
        },
        /** The password has not been compared. */
        withdrawn: () => giveBack([guess, login, ...atAddress]),
      }
    },
  }
}

/** What is stored of a device: another value for every account that was opened in it. */
export const deviceHash = (keyedHash: KeyedHash, email: string, deviceToken: string) =>
  keyedHash('device', normalizedEmail(email), deviceToken)

/** E-mail addresses compare without case, and the contract lets only ASCII in. */
const normalizedEmail = (email: string) => email.toLowerCase()
