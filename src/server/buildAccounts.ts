import { randomUUID } from 'node:crypto'

import type { Config } from './config/config'
import { createNotices } from './domain/accounts/accountMails'
import { createAccounts } from './domain/accounts/accounts'
import { createEmailChange } from './domain/accounts/emailChange'
import { createEmailConfirmation } from './domain/accounts/emailConfirmation'
import type { InBackground, Outbox } from './domain/accounts/mails'
import { createOwnAccount, createPasswordCheck } from './domain/accounts/ownAccount'
import { createPasswordReset, createResetLink } from './domain/accounts/passwordReset'
import { withOwnCounters, createRecoveryCodes } from './domain/accounts/recoveryCodes'
import type { Limits } from './domain/limits/limits'
import { createLoginThrottle } from './domain/limits/loginThrottle'
import { createNetworkLimit } from './domain/limits/networkLimit'
import { allOf } from './domain/limits/rateLimiter'
import type { RateLimiter } from './domain/limits/rateLimiter'
import { createSignUpLimit } from './domain/limits/signUpLimit'
import type { Clock, KeyedHash } from './domain/security'
import { createSessionTokens } from './domain/sessions/sessionTokens'
import type { RequestLimits } from './domain/sessions/sessionTokens'
import { createSignIn } from './domain/sessions/signIn'
import { mailWords } from './mail/words/mailWords'
import { createAccountRepository } from './persistence/accountRepository'
import { createDeviceRepository } from './persistence/deviceRepository'
import { createOwnAccountRepository } from './persistence/ownAccountRepository'
import { createRateLimiters } from './persistence/rateLimiters'
import type { OpenDatabase } from './persistence/schema'
import { createSessionRepository } from './persistence/sessionRepository'
import { createUserRepository } from './persistence/userRepository'
import { createAccessTokens } from './security/accessTokens'
import { commonPasswords } from './security/commonPasswords'
import { createConfirmationTokens, oneTimeTokens } from './security/linkTokens'
import { createPasswords } from './security/passwords'
import type { PasswordCost } from './security/passwords'
import { newRecoveryCode } from './security/recoveryCode'
import { createRefreshTokens } from './security/refreshTokens'

type BuildAccountsDeps = {
  config: Pick<Config, 'accessTokenSeconds' | 'sessionLimits' | 'bindsSessions' | 'publicUrl' | 'contact' | 'push'> & {
    tokenSecret: string
  }
  outbox: Outbox
  atRandomTime: InBackground
  keyedHash: KeyedHash
  limits: Limits
  db: OpenDatabase
  passwordCost: PasswordCost | undefined
  now: Clock
}

/** Accounts, sessions and their limits. */
export async function buildAccounts(deps: BuildAccountsDeps) {
  const { config, outbox, atRandomTime, limits, db, passwordCost, keyedHash, now } = deps
  const { tokenSecret: secret, accessTokenSeconds: lifetimeSeconds, sessionLimits, bindsSessions, publicUrl } = config
  const users = createUserRepository(db, now)
  const devices = createDeviceRepository(db)
  const records = createOwnAccountRepository(db, sessionLimits)
  const passwords = await createPasswords(passwordCost)

  const limiters = createRateLimiters(db)
  const requestLimits: RequestLimits = {
    account: allOf([limiters.inMemory(limits.accountRequests), limiters.inMemory(limits.accountBursts)]),
    address: allOf([limiters.inMemory(limits.addressRequests), limiters.inMemory(limits.addressBursts)]),
    session: limiters.inMemory(limits.refreshes),
  }
  const networkLimit = createNetworkLimit()
  const signUpLimit = createSignUpLimit({ limiters, limits, keyedHash })
  const throttling = { limits, devices, keyedHash, now }
  const freeResults = underHashes(limiters.shared('free', limits.freeResults), (id) => keyedHash('free', id))

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

  const linking = {
    users,
    records,
    outbox,
    passwords,
    limiters,
    limits,
    networkLimit,
    signUpLimit,
    keyedHash,
    atRandomTime,
    mailWords: mailWords(config.contact),
    publicUrl,
    tokens: oneTimeTokens,
    now,
  }
  const shared = {
    ...linking,
    commonPasswords,
    passwordCheck: createPasswordCheck(linking),
    pushKey: config.push?.publicKey,
    notices: createNotices(linking),
  }
  const emailConfirmation = createEmailConfirmation({ ...shared, confirmationTokens: createConfirmationTokens(secret) })
  const accounts = createAccounts({
    ...shared,
    emailConfirmation,
    loginThrottle: createLoginThrottle({ ...throttling, limiters, findAccount: (email) => users.findByEmail(email) }),
    signIn: createSignIn({ sessionTokens, keyedHash, newDeviceToken: () => oneTimeTokens.create() }),
  })
  const recoveryThrottle = createLoginThrottle({
    ...throttling,
    limiters: withOwnCounters(limiters, 'recovery'),
    findAccount: (email) => users.findByAnyEmail(email),
  })
  return {
    accounts,
    ownAccount: createOwnAccount({ ...shared, accounts: createAccountRepository(db) }),
    passwordReset: createPasswordReset({ ...shared, resetLink: createResetLink(linking) }),
    recoveryCodes: createRecoveryCodes({ ...shared, throttle: recoveryThrottle, newRecoveryCode }),
    emailConfirmation,
    changeEmail: createEmailChange({ ...shared, emailConfirmation }),
    sessionTokens,
    requestLimits,
    freeResults,
    pseudonymOf: (network: string) => keyedHash('log', network).slice(0, 12),
  }
}

/** So that no counter names an account that was deleted. */
const underHashes = (limiter: RateLimiter, hash: (key: string) => string): Pick<RateLimiter, 'consume' | 'waitMs'> => ({
  consume: (key) => limiter.consume(hash(key)),
  waitMs: (key) => limiter.waitMs(hash(key)),
})
