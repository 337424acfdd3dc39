import { randomUUID } from 'node:crypto'

import type { Config } from './config'
import { createAccounts } from './domain/accounts'
import { createGuesses } from './domain/guesses'
import type { Limits } from './domain/limits'
import { createRequestBudget } from './domain/requestBudget'
import type { Clock } from './domain/security'
import { createSessionTokens } from './domain/sessionTokens'
import { createSignIn } from './domain/signIn'
import { createAttemptRepository } from './persistence/attemptRepository'
import type { Database } from './persistence/database'
import { createDeviceRepository } from './persistence/deviceRepository'
import { createSessionRepository } from './persistence/sessionRepository'
import { createSpendingRepository } from './persistence/spendingRepository'
import { createUserRepository } from './persistence/userRepository'
import { createAccessTokens } from './security/accessTokens'
import { commonPasswords } from './security/commonPasswords'
import { newDeviceToken } from './security/deviceToken'
import { createPasswords } from './security/passwords'
import type { PasswordCost } from './security/passwords'
import { createKeyedHash } from './security/keyedHash'
import { createRefreshTokens } from './security/refreshTokens'

type Needs = {
  config: Pick<Config, 'accessTokenSeconds' | 'sessionLimits' | 'bindsSessions'> & { tokenSecret: string }
  limits: Limits
  db: Database
  passwordCost: PasswordCost | undefined
  now: Clock
}

/** Everything about who may come in, and how often. */
export async function buildAccounts({ config, limits, db, passwordCost, now }: Needs) {
  const { tokenSecret: secret, accessTokenSeconds: lifetimeSeconds, sessionLimits, bindsSessions } = config
  const keyedHash = createKeyedHash(secret)
  const budget = createRequestBudget({ limits, spendings: createSpendingRepository(db), keyedHash, now })
  const devices = createDeviceRepository(db)
  const sessionTokens = createSessionTokens({
    sessions: createSessionRepository(db, sessionLimits),
    accessTokens: createAccessTokens({ secret, lifetimeSeconds, now }),
    refreshTokens: createRefreshTokens(secret),
    keyedHash,
    budget,
    bindsSessions,
    newId: randomUUID,
    now,
  })
  const accounts = createAccounts({
    users: createUserRepository(db, now),
    passwords: await createPasswords(passwordCost),
    commonPasswords,
    guesses: createGuesses({ attempts: createAttemptRepository(db), devices, limits, keyedHash, now }),
    signIn: createSignIn({ sessionTokens, devices, keyedHash, newDeviceToken, now }),
  })
  return { accounts, sessionTokens, budget }
}
