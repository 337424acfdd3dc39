import type { Attempt, Attempts } from './attempts'
import type { Devices, Visitor } from './devices'
import { TooManyAttempts } from './errors'
import type { Limits } from './limits'
import type { Clock, KeyedHash } from './security'

type Needs = {
  attempts: Attempts
  devices: Pick<Devices, 'isKnown'>
  limits: Pick<Limits, 'guesses' | 'guessesInTotal' | 'addressGuesses' | 'signUps'>
  keyedHash: KeyedHash
  now: Clock
}

export type Guesses = ReturnType<typeof createGuesses>

const SWEEP_EVERY_MS = 60_000

/**
 * Slows down whoever guesses passwords or collects addresses. A device in which the account has been opened before is
 * counted by itself and without its network, so that a stranger's guesses never keep the owner out. An address that has
 * no account is counted like any other: a refusal tells nothing.
 */
export function createGuesses(needs: Needs) {
  const { attempts, limits, keyedHash, now } = needs
  let sweptAt = 0

  return {
    /** Counts one try of a password before it is made; rejects with 'tooManyAttempts'. */
    async begin(email: string, visitor: Visitor) {
      const { isKnown, own, others } = await triesOf(needs, email, visitor)
      await take([own, ...others])
      return {
        isKnown,
        /** It was no guess, but the owner: nothing of it counts, and earlier slips from here are forgiven. */
        async succeeded() {
          await attempts.forget(own.key)
          await attempts.giveBack(others)
        },
        /** Nobody has compared the password. */
        withdrawn: () => attempts.giveBack([own, ...others]),
      }
    },

    /** Counts one new account; rejects with 'tooManyAttempts'. */
    countSignUp: ({ network }: Visitor) =>
      take([{ key: keyedHash('accounts of a network', network), rule: limits.signUps }]),
  }

  async function take(tries: readonly Attempt[]) {
    const waitMs = await attempts.take(tries, now())
    if (waitMs !== undefined) throw new TooManyAttempts(waitMs)
    if (Math.abs(now() - sweptAt) < SWEEP_EVERY_MS) return
    sweptAt = now()
    await attempts.sweep(sweptAt)
  }
}

/** Where one try of a password counts. Always in this order: two tries must not wait for one another crosswise. */
async function triesOf({ devices, limits, keyedHash, now }: Needs, email: string, { network, deviceToken }: Visitor) {
  const account = addressOf(email)
  const hash = deviceToken === undefined ? undefined : deviceHash(keyedHash, email, deviceToken)
  if (hash !== undefined && (await devices.isKnown({ hash, now: now() }))) {
    const own: Attempt = { key: keyedHash('guesses of a device', hash), rule: limits.guesses }
    const total: Attempt = { key: keyedHash('guesses of devices', account), rule: limits.guessesInTotal }
    return { isKnown: true, own, others: [total] }
  }
  const own: Attempt = { key: keyedHash('guesses', account), rule: limits.guesses }
  const total: Attempt = { key: keyedHash('guesses in total', account), rule: limits.guessesInTotal }
  const near: Attempt = { key: keyedHash('guesses of a network', network), rule: limits.addressGuesses }
  return { isKnown: false, own, others: [total, near] }
}

/** What is kept of a device: another value for every account that was opened in it. */
export const deviceHash = (keyedHash: KeyedHash, email: string, deviceToken: string) =>
  keyedHash('device', addressOf(email), deviceToken)

/** Addresses compare without case, and the contract lets only ASCII in. */
const addressOf = (email: string) => email.toLowerCase()
