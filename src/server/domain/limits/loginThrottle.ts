import type { Account } from '../accounts/users'
import type { Clock, KeyedHash } from '../security'
import type { Devices, Visitor } from '../sessions/sessions'
import type { Limits } from './limitSettings'
import { afterGivingBack, giveBack, refuseExhausted, takeAll, type RateLimiters, type Token } from './rateLimiter'
import { createRoundRobinLimits } from './roundRobinLimit'

type LoginThrottleDeps = {
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'passwordGuesses' | 'logins' | 'accountGuesses' | 'addressGuesses'>
  devices: Pick<Devices, 'findKnown'>
  findAccount: (email: string) => Promise<Pick<Account, 'id'> | undefined>
  keyedHash: KeyedHash
  now: Clock
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows down password guessing. Counts a device that the account was opened in by itself, without its address. Counts
 * any other device by its address, and gives it a turn of its own while account or address are under attack, so that an
 * attacker cannot keep the owner out. Counts e-mail addresses without an account alike: a refusal reveals nothing.
 */
export function createLoginThrottle({ limiters, limits, devices, findAccount, keyedHash, now }: LoginThrottleDeps) {
  const passwordGuesses = limiters.shared('password', limits.passwordGuesses)
  const logins = limiters.shared('logins', limits.logins)
  const limitsOfStrangers = createStrangerLimits({ limiters, limits, keyedHash, now })

  return {
    /** Counts a login before the password is compared; rejects with 'tooManyAttempts'. */
    async begin(email: string, { network, deviceTokens }: Visitor) {
      // by id, which outlives a change of address; an address without an account counts by itself
      const account = (await findAccount(email))?.id ?? email.toLowerCase()
      const knownToken = await findKnown({ devices, keyedHash, now }, account, deviceTokens)
      const isKnown = knownToken !== undefined
      const who = isKnown ? [deviceHash(keyedHash, account, knownToken)] : [account, network]
      const guess: Token = { limiter: passwordGuesses, key: keyedHash('guesses', ...who) }
      const login: Token = isKnown
        ? { limiter: logins, key: keyedHash('known devices', account) }
        : { limiter: logins, key: keyedHash('unknown devices', account, network) }
      const sharedLimits = isKnown ? undefined : limitsOfStrangers(account, network)
      await refuseExhausted([guess, login])
      await sharedLimits?.check()
      await takeAll([guess, login])
      const shared = (await sharedLimits?.take().catch(afterGivingBack([guess, login]))) ?? []
      return {
        knownToken,
        /** Forgives earlier wrong passwords; the login itself still counts. */
        async succeeded() {
          await guess.limiter.forget(guess.key)
          await giveBack(shared)
        },
        /** For logins whose password was not compared. */
        withdrawn: () => giveBack([guess, login, ...shared]),
      }
    },
  }
}

/** Limits that unknown devices share: by account, and by address. */
function createStrangerLimits({
  limiters,
  limits,
  keyedHash,
  now,
}: Omit<LoginThrottleDeps, 'devices' | 'findAccount'>) {
  const roundRobin = createRoundRobinLimits({ limiters, keyedHash, now })
  const guessAtAccount = roundRobin('account', limits.accountGuesses)
  const guessAtAddress = roundRobin('address', limits.addressGuesses)

  return (account: string, network: string) => {
    const [accountKey, networkKey] = [keyedHash('guesses', account), keyedHash('guesses', network)]
    return {
      async check() {
        await guessAtAccount.check(accountKey, network)
        await guessAtAddress.check(networkKey, account)
      },
      async take(): Promise<Token[]> {
        const atAccount = await guessAtAccount.take(accountKey, network)
        return [atAccount, await guessAtAddress.take(networkKey, account).catch(afterGivingBack([atAccount]))]
      },
    }
  }
}

async function findKnown(
  { devices, keyedHash, now }: Pick<LoginThrottleDeps, 'devices' | 'keyedHash' | 'now'>,
  account: string,
  deviceTokens: string[],
) {
  const hashes = deviceTokens.map((token) => deviceHash(keyedHash, account, token))
  const known = await devices.findKnown({ hashes, now: now() })
  return known === undefined ? undefined : deviceTokens[hashes.indexOf(known)]
}

/** Stored instead of the device token; differs for every account opened in the device. */
export const deviceHash = (keyedHash: KeyedHash, accountId: string, deviceToken: string) =>
  keyedHash('device', accountId, deviceToken)
