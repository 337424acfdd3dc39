import { randomUUID } from 'node:crypto'

import type { Config } from './config'
import { createAccounts } from './domain/accounts'
import type { Limits } from './domain/limits'
import { createLoginThrottle } from './domain/loginThrottle'
import type { Clock } from './domain/security'
import { createSessionTokens } from './domain/sessionTokens'
import type { RequestLimits } from './domain/sessionTokens'
import { createSignIn } from './domain/signIn'
import { createSignUpLimit } from './domain/signUpLimit'
import type { Database } from './persistence/database'
import { createDeviceRepository } from './persistence/deviceRepository'
import { createRateLimiters } from './persistence/rateLimiters'
import { createSessionRepository } from './persistence/sessionRepository'
import { createUserRepository } from './persistence/userRepository'
import { createAccessTokens } from './security/accessTokens'
import { commonPasswords } from './security/commonPasswords'
import { newDeviceToken } from './security/deviceToken'
import { createPasswords } from './security/passwords'
import type { PasswordCost } from './security/passwords'
import { createKeyedHash } from './security/keyedHash'
import { createRefreshTokens } from './security/refreshTokens'

type BuildAccountsDeps = {
  config: Pick<Config, 'accessTokenSeconds' | 'sessionLimits' | 'bindsSessions'> & { tokenSecret: string }
  limits: Limits
  db: Database
  passwordCost: PasswordCost | undefined
  now: Clock
}

/** Accounts, sessions and their limits. */
export async function buildAccounts({ config, limits, db, passwordCost, now }: BuildAccountsDeps) {
  const { tokenSecret: secret, accessTokenSeconds: lifetimeSeconds, sessionLimits, bindsSessions } = config
  const keyedHash = createKeyedHash(secret)
  const limiters = createRateLimiters(db)
  const requestLimits: RequestLimits = {
    account: limiters.inMemory(limits.accountRequests),
    address: limiters.inMemory(limits.addressRequests),
  }
  const devices = createDeviceRepository(db)
  const sessionTokens = createSessionTokens({
    sessions: createSessionRepository(db, sessionLimits),
    accessTokens: createAccessTokens({ secret, lifetimeSeconds, now }),
    refreshTokens: createRefreshTokens(secret),
    keyedHash,
    requestLimits,
    bindsSessions,
    newId: randomUUID,
    now,
  })
  const accounts = createAccounts({
    users: createUserRepository(db, now),
    passwords: await createPasswords(passwordCost),
    commonPasswords,
    loginThrottle: createLoginThrottle({ limiters, limits, devices, keyedHash, now }),
    signUpLimit: createSignUpLimit({ limiters, limits, keyedHash }),
    signIn: createSignIn({ sessionTokens, devices, keyedHash, newDeviceToken, now }),
  })
  const pseudonymOf = (network: string) => keyedHash('log', network).slice(0, 12)
  return {
    accounts,
    sessionTokens,
    requestLimits,
    pseudonymOf,
    freeAnswers: limiters.shared('free', limits.freeAnswers),
  }
}
