import { randomUUID } from 'node:crypto'

import type { Config } from './config/config'
import { createNotices } from './domain/accounts/accountMails'
import { createAccounts } from './domain/accounts/accounts'
import { createEmailChange } from './domain/accounts/emailChange'
import { createEmailConfirmation } from './domain/accounts/emailConfirmation'
import type { InBackground, Outbox } from './domain/accounts/mails'
import { createOwnAccount, createPasswordCheck } from './domain/accounts/ownAccount'
import { createPasswordReset, createResetLink } from './domain/accounts/passwordReset'
import { countedApart, createRecoveryCodes } from './domain/accounts/recoveryCodes'
import type { Users } from './domain/accounts/users'
import type { Limits } from './domain/limits/limits'
import { createLoginThrottle } from './domain/limits/loginThrottle'
import { createNetworkLimit } from './domain/limits/networkLimit'
import type { NetworkLimit } from './domain/limits/networkLimit'
import { every } from './domain/limits/rateLimiter'
import type { RateLimiter, RateLimiters } from './domain/limits/rateLimiter'
import { createSignUpLimit } from './domain/limits/signUpLimit'
import type { SignUpLimit } from './domain/limits/signUpLimit'
import type { Clock, KeyedHash, Passwords } from './domain/security'
import type { Devices } from './domain/sessions/devices'
import { createSessionTokens } from './domain/sessions/sessionTokens'
import type { RequestLimits } from './domain/sessions/sessionTokens'
import { createSignIn } from './domain/sessions/signIn'
import { mailWords } from './mail/words/mailWords'
import { createAccountRepository } from './persistence/accountRepository'
import { createDeviceRepository } from './persistence/deviceRepository'
import { createOwnAccountRepository } from './persistence/ownAccountRepository'
import { createRateLimiters } from './persistence/rateLimiters'
import type { Database } from './persistence/schema'
import { createSessionRepository } from './persistence/sessionRepository'
import { createUserRepository } from './persistence/userRepository'
import { createAccessTokens } from './security/accessTokens'
import { commonPasswords } from './security/commonPasswords'
import { newDeviceToken } from './security/deviceToken'
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
  db: Database
  passwordCost: PasswordCost | undefined
  now: Clock
}

/** Accounts, sessions and their limits. */
export async function buildAccounts(deps: BuildAccountsDeps) {
  const { config, limits, db, passwordCost, keyedHash, now } = deps
  const { tokenSecret: secret, accessTokenSeconds: lifetimeSeconds, sessionLimits, bindsSessions } = config
  const limiters = createRateLimiters(db)
  const requestLimits: RequestLimits = {
    account: every([limiters.inMemory(limits.accountRequests), limiters.inMemory(limits.accountBursts)]),
    address: every([limiters.inMemory(limits.addressRequests), limiters.inMemory(limits.addressBursts)]),
    session: limiters.inMemory(limits.refreshes),
  }
  const users = createUserRepository(db, now)
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
  const passwords = await createPasswords(passwordCost)
  const networkLimit = createNetworkLimit()
  const signUpLimit = createSignUpLimit({ limiters, limits, keyedHash })
  const services = createAccountServices({ ...deps, users, devices, passwords, networkLimit, signUpLimit, limiters })
  const findAccount = (email: string) => users.findByEmail(email)
  const accounts = createAccounts({
    users,
    emailConfirmation: services.emailConfirmation,
    passwords,
    networkLimit,
    commonPasswords,
    loginThrottle: createLoginThrottle({ limiters, limits, devices, findAccount, keyedHash, now }),
    signUpLimit,
    signIn: createSignIn({ sessionTokens, keyedHash, newDeviceToken }),
  })
  const pseudonymOf = (network: string) => keyedHash('log', network).slice(0, 12)
  const freeResults = underHashes(limiters.shared('free', limits.freeResults), (id) => keyedHash('free', id))
  return { accounts, sessionTokens, requestLimits, pseudonymOf, freeResults, ...services }
}

/** So that no counter names an account that was deleted. */
const underHashes = (limiter: RateLimiter, hash: (key: string) => string): Pick<RateLimiter, 'consume' | 'waitMs'> => ({
  consume: (key) => limiter.consume(hash(key)),
  waitMs: (key) => limiter.waitMs(hash(key)),
})

type AccountServicesDeps = BuildAccountsDeps & {
  users: Users
  devices: Devices
  passwords: Passwords
  networkLimit: NetworkLimit
  signUpLimit: SignUpLimit
  limiters: RateLimiters
}

/** Password reset, confirmation of addresses, and what the owner of an account may do with it. */
function createAccountServices({ config, db, ...deps }: AccountServicesDeps) {
  const { publicUrl, sessionLimits, tokenSecret, contact, push } = config
  const records = createOwnAccountRepository(db, sessionLimits)
  const linking = { ...deps, records, mailWords: mailWords(contact), publicUrl, tokens: oneTimeTokens }
  const shared = {
    ...linking,
    commonPasswords,
    passwordCheck: createPasswordCheck({ ...deps, records }),
    pushKey: push?.publicKey,
    notices: createNotices(linking),
  }
  const emailConfirmation = createEmailConfirmation({
    ...shared,
    confirmationTokens: createConfirmationTokens(tokenSecret),
  })
  const throttle = createLoginThrottle({
    ...deps,
    limiters: countedApart(deps.limiters, 'recovery'),
    findAccount: (email) => deps.users.findByAnyEmail(email),
  })
  return {
    ownAccount: createOwnAccount({ ...shared, accounts: createAccountRepository(db) }),
    passwordReset: createPasswordReset({ ...shared, resetLink: createResetLink(linking) }),
    recoveryCodes: createRecoveryCodes({ ...shared, throttle, newRecoveryCode }),
    emailConfirmation,
    changeEmail: createEmailChange({ ...shared, emailConfirmation }),
  }
}
