import { randomBytes } from 'node:crypto'

import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

import { tooManyLogins } from '~/server/domain/domainError'
import { keyedSemaphore } from '~/server/domain/limits/keyedSemaphore'
import type { CommonPasswords, Passwords } from '~/server/domain/security'

/** argon2id: KiB of memory and passes over it, on one thread. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** RFC 9106, section 4, second recommended option, on one lane: five times the minimum work of OWASP. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3 }

/** A hash takes 64 MiB and a core for a moment; a longer queue would outlive the client's timeout. */
const HASHES = { atOnce: 2, waiting: 32 }

export async function createPasswords(cost: PasswordCost = PASSWORD_COST): Promise<Passwords> {
  const options = { ...cost, parallelism: 1 }
  const hashForUnknown = await hash(randomBytes(32), options)
  const semaphore = keyedSemaphore(HASHES.atOnce, { maxWaiting: HASHES.waiting, onFull: tooManyLogins })
  const limited = <Result>(task: () => Promise<Result>) => semaphore.run('hashes', task)

  return {
    hash: (password) => limited(() => hash(normalized(password), options)),

    async matches(password, stored) {
      const matches = await limited(() => verify(stored ?? hashForUnknown, normalized(password)))
      return matches && stored !== undefined
    },

    isOutdated(stored) {
      const made = COST.exec(stored)
      return made === null || Number(made[1]) < cost.memoryCost || Number(made[2]) < cost.timeCost
    },
  }
}

const COST = /\$m=(\d+),t=(\d+),/

/** Keyboards compose letters differently: RFC 8265, section 4.2, requires NFC. */
const normalized = (password: string) => password.normalize('NFC')

/** 49,233 passwords from public leaks, in lower case, the most common first. */
export const commonPasswords: CommonPasswords = new Set(dictionary['passwords-common'])
