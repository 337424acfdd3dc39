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
  /** Whether a session whose device has returned its token once asks for it from then on. */
  bindsSessions: boolean
  newId: () => string
  now: Clock
}

type Limiter = Pick<RateLimiter, 'consume'>

/**
 * A signed-in request counts for its account alone, a refresh for its session, any other request for the address that
 * it comes from.
 */
export type RequestLimits = { account: Limiter; session: Limiter; address: Limiter }

/** The token that a device is given; `isKept` when the device has returned it. */
type IssuedDeviceToken = { deviceToken: string; isKept: boolean }

type NewLogin = Pick<NewSession, 'accountId' | 'passwordHash' | 'knownDeviceHash'>

/** What a user who logs out may still have. */
type Tokens = { refresh: string | undefined; access: string | undefined }

export type SessionTokens = ReturnType<typeof createSessionTokens>

const ended = (options?: ErrorOptions) => refuse('unauthenticated', 'sessionEnded', options)

/** For the log: an operator wants to know when tokens are copied. */
const REUSED = 'A session was ended: its refresh token was used up, expired, or not from its device.'

export const createSessionTokens = (deps: SessionTokensDeps) => ({
  /** Undefined when the password was replaced since it was compared. */
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

  /** The user behind an access token; 'unauthenticated' without one, or when its session has ended. */
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

  /** Ends the session of any of its tokens, old or new. Ignores what is not a token of ours. */
  async end({ refresh: token, access }: Tokens): Promise<void> {
    const sealed = token === undefined ? undefined : deps.refreshTokens.sessionOf(token)
    const id = sealed ?? (access === undefined ? undefined : (await identityOf(deps, access))?.sessionId)
    if (id !== undefined) await deps.sessions.revoke({ id, now: deps.now() })
  },
})

/**
 * The active token is replaced by its successor. Its parent is answered with the same successor: two tabs, a lost response
 * and a client that never stores the next token are all honest. Anything older was copied, and so was a token from
 * another device than the session's: the session ends.
 */
async function refresh(deps: SessionTokensDeps, presented: string, { network, deviceTokens }: Visitor) {
  const { sessions, refreshTokens, requestLimits, now } = deps
  const sessionId = refreshTokens.sessionOf(presented)
  if (sessionId === undefined) {
    await requestLimits.address.consume(network)
    throw ended()
  }
  await requestLimits.session.consume(sessionId) // the account is only known to the database
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

/** Of session and token together: the database does not tell which sessions were opened in the same device. */
const deviceTokenHashOf = ({ bindsSessions, keyedHash }: SessionTokensDeps, sessionId: string, deviceToken: string) =>
  bindsSessions ? keyedHash('session', sessionId, deviceToken) : undefined
