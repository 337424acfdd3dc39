import type { AccessResponse } from '~/contract/responses'

import type { CurrentSession } from '../accounts/users'
import { refuse } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import type { AccessTokens, Clock, KeyedHash, RefreshTokens } from '../security'
import type { NewSession, Sessions, Visitor } from './sessions'

type SessionTokensDeps = {
  sessions: Sessions
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  keyedHash: KeyedHash
  requestLimits: RequestLimits
  /** Whether a session requires its device token once the device has returned it. */
  bindsSessions: boolean
  newId: () => string
  now: Clock
}

type Limiter = Pick<RateLimiter, 'consume'>

/** Counts a signed-in request by account only, a refresh by session, any other request by network. */
type RequestLimits = { account: Limiter; session: Limiter; address: Limiter }

/** `isKept`: the device has returned this token before. */
type IssuedDeviceToken = { deviceToken: string; isKept: boolean }

type NewLogin = Pick<NewSession, 'accountId' | 'passwordHash' | 'knownDeviceHash'>

/** What a client may still have at Log Out. */
type Tokens = { refresh: string | undefined; access: string | undefined }

export type SessionTokens = ReturnType<typeof createSessionTokens>

const ended = (options?: ErrorOptions) => refuse('unauthenticated', 'sessionEnded', options)

/** For the log: shows operators copied tokens. */
const REUSED = 'A session was ended: its refresh token was used up, expired, or not from its device.'

export const createSessionTokens = (deps: SessionTokensDeps) => ({
  /** Undefined if the password was replaced after the check. */
  async open(login: NewLogin, { deviceToken, isKept }: IssuedDeviceToken): Promise<AccessResponse | undefined> {
    const id = deps.newId()
    const refresh = deps.refreshTokens.first(id)
    const isOpen = await deps.sessions.open({
      ...login,
      id,
      activeHash: deps.refreshTokens.hash(refresh),
      deviceTokenHash: deviceTokenHashOf(deps, id, deviceToken),
      isBound: deps.bindsSessions && isKept,
      now: deps.now(),
    })
    if (!isOpen) return undefined
    return { access: await deps.accessTokens.issue({ accountId: login.accountId, sessionId: id }), refresh }
  },

  refresh: (presented: string, visitor: Visitor) => refresh(deps, presented, visitor),

  /** Rejects with 'unauthenticated' without an access token, or if its session has ended. */
  async currentUserOf(access: string | undefined, { network }: Pick<Visitor, 'network'>): Promise<CurrentSession> {
    const identity = access === undefined ? undefined : await identityOf(deps, access)
    if (!identity) {
      await deps.requestLimits.address.consume(network)
      throw access === undefined ? refuse('unauthenticated', 'loginRequired') : ended()
    }
    const { accountId, sessionId } = identity
    await deps.requestLimits.account.consume(accountId)
    const user = await deps.sessions.findCurrentUser({ id: sessionId, accountId, now: deps.now() })
    if (!user) throw ended()
    return { ...user, sessionId }
  },

  /** Ends the session of any of its tokens, old or new. Ignores foreign tokens. */
  async end({ refresh: token, access }: Tokens): Promise<void> {
    const sealed = token === undefined ? undefined : deps.refreshTokens.sessionOf(token)
    const id = sealed ?? (access === undefined ? undefined : (await identityOf(deps, access))?.sessionId)
    if (id !== undefined) await deps.sessions.revoke({ id, now: deps.now() })
  },
})

/**
 * Replaces the active token by its successor. Its parent gets the same successor: two tabs, a lost response and a
 * client that never stores the next token are all honest. An older token was copied, and so was one from a device other
 * than the session's: ends the session.
 */
async function refresh(deps: SessionTokensDeps, presented: string, { network, deviceTokens }: Visitor) {
  const { sessions, refreshTokens, requestLimits, now } = deps
  const sessionId = refreshTokens.sessionOf(presented)
  if (sessionId === undefined) {
    await requestLimits.address.consume(network)
    throw ended()
  }
  await requestLimits.session.consume(sessionId) // by session: only the database knows the account
  const next = refreshTokens.next(presented)
  const hashes = { presentedHash: refreshTokens.hash(presented), nextHash: refreshTokens.hash(next) }
  const deviceTokenHashes = deviceTokens.flatMap((token) => deviceTokenHashOf(deps, sessionId, token) ?? [])
  const rotation = { sessionId, ...hashes, deviceTokenHashes, now: now() }
  const accountId = (await sessions.rotate(rotation)) ?? (await sessions.touchByParent(rotation))
  if (accountId === undefined) {
    const wasOpen = await sessions.revoke({ id: sessionId, now: now() })
    throw wasOpen ? ended({ cause: new Error(REUSED) }) : ended()
  }
  const response: AccessResponse = { access: await deps.accessTokens.issue({ accountId, sessionId }), refresh: next }
  return response
}

const identityOf = ({ accessTokens }: Pick<SessionTokensDeps, 'accessTokens'>, access: string) =>
  accessTokens.verify(access).catch(() => undefined)

/** Covers session and token, so that the database does not reveal which sessions share a device. */
const deviceTokenHashOf = ({ bindsSessions, keyedHash }: SessionTokensDeps, sessionId: string, deviceToken: string) =>
  bindsSessions ? keyedHash('session', sessionId, deviceToken) : undefined
