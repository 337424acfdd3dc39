import { randomUUID } from 'node:crypto'

import type { Config } from './config/config'
import { createMailAccount, createNotices } from './domain/accounts/accountMails'
import { createAccounts } from './domain/accounts/accounts'
import { createDeleteAccount } from './domain/accounts/deleteAccount'
import { createEmailChange } from './domain/accounts/emailChange'
import { createEmailConfirmation } from './domain/accounts/emailConfirmation'
import type { InBackground, Mailer } from './domain/accounts/mails'
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
  mailer: Mailer
  inBackground: InBackground
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
  const accounts = createAccounts({
    users,
    passwords,
    networkLimit,
    commonPasswords,
    loginThrottle: createLoginThrottle({ limiters, limits, devices, keyedHash, now }),
    signUpLimit,
    signIn: createSignIn({ sessionTokens, devices, keyedHash, newDeviceToken, now }),
  })
  const services = createAccountServices({ ...deps, users, devices, passwords, networkLimit, signUpLimit, limiters })
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
function createAccountServices({ config, db, now, ...deps }: AccountServicesDeps) {
  const { publicUrl, sessionLimits, tokenSecret, contact, push } = config
  const records = createOwnAccountRepository(db, sessionLimits)
  const accounts = createAccountRepository(db)
  const mailAccount = createMailAccount({ ...deps, records })
  const mailing = { ...deps, records, mailWords: mailWords(contact), now, mailAccount }
  const passwordCheck = createPasswordCheck({ ...deps, records })
  const shared = {
    ...mailing,
    commonPasswords,
    publicUrl,
    passwordCheck,
    pushKey: push?.publicKey,
    ...createNotices(mailing),
  }
  const emailConfirmation = createEmailConfirmation({ ...shared, tokens: createConfirmationTokens(tokenSecret) })
  const throttle = createLoginThrottle({ ...deps, limiters: countedApart(deps.limiters, 'recovery'), now })
  const resetLink = createResetLink({ records, tokens: oneTimeTokens, publicUrl, now })
  return {
    ownAccount: createOwnAccount({ ...shared, accounts, deleteAccount: createDeleteAccount({ ...deps, accounts }) }),
    passwordReset: createPasswordReset({ ...shared, resetLink, tokens: oneTimeTokens }),
    recoveryCodes: createRecoveryCodes({ ...shared, throttle, newRecoveryCode }),
    emailConfirmation,
    changeEmail: createEmailChange({ ...shared, emailConfirmation }),
  }
}
