import type { AccessResponse } from '~/contract/responses'

import { refuse } from './errors'
import type { RequestBudget } from './requestBudget'
import type { AccessTokens, Clock, KeyedHash, RefreshTokens } from './security'
import type { Sessions } from './sessions'
import type { CurrentUser } from './users'

type Needs = {
  sessions: Sessions
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  keyedHash: KeyedHash
  budget: Pick<RequestBudget, 'spendForAccount'>
  /** Whether a session whose device has shown its deviceToken once asks for it from then on. */
  bindsSessions: boolean
  newId: () => string
  now: Clock
}

/** The deviceToken that a device is given; `isKept` when it has come back with it. */
export type DeviceToken = { deviceToken: string; isKept: boolean }

/** What somebody who logs out may still hold. */
type Tokens = { refresh: string | undefined; access: string | undefined }

export type SessionTokens = ReturnType<typeof createSessionTokens>

const ended = (options?: ErrorOptions) =>
  refuse('unauthenticated', 'Your session has ended. Please log in again.', options)

/** For the log: whoever watches over the server wants to know when tokens are copied. */
const REUSED = 'A session was ended: its refresh token was used up, expired, or not from its device.'

export const createSessionTokens = (needs: Needs) => ({
  async open(accountId: string, { deviceToken, isKept }: DeviceToken): Promise<AccessResponse> {
    const id = needs.newId()
    const refresh = needs.refreshTokens.first(id)
    const activeHash = needs.refreshTokens.hash(refresh)
    const device = {
      deviceTokenHash: deviceTokenHashOf(needs, id, deviceToken),
      isBound: needs.bindsSessions && isKept,
    }
    await needs.sessions.open({ id, accountId, activeHash, ...device, now: needs.now() })
    return { access: await needs.accessTokens.issue({ accountId, sessionId: id }), refresh }
  },

  refresh: (presented: string, deviceToken: string | undefined) => refresh(needs, presented, deviceToken),

  /** Whose access token it is, unless its session has ended. */
  async currentUserOf(access: string): Promise<CurrentUser> {
    const { accountId, sessionId } = await needs.accessTokens.verify(access)
    needs.budget.spendForAccount(accountId)
    const holder = await needs.sessions.findCurrentUser({ id: sessionId, accountId, now: needs.now() })
    if (!holder) throw ended()
    return holder
  },

  /** Ends the session of any of its tokens, old or new. What is no token of ours ends nothing, and nobody is told. */
  async end(tokens: Tokens): Promise<void> {
    const id = await sessionOf(needs, tokens)
    if (id !== undefined) await needs.sessions.revoke({ id, now: needs.now() })
  },
})

/**
 * The active token makes way for its successor. Its parent answers with that same successor: two tabs, a lost answer
 * and a client that never stores the next token are all honest. Anything older was copied, and so was what another
 * device than the session's presents: the session ends.
 */
async function refresh(needs: Needs, presented: string, deviceToken: string | undefined): Promise<AccessResponse> {
  const { sessions, refreshTokens, now } = needs
  const sessionId = refreshTokens.sessionOf(presented)
  if (sessionId === undefined) throw ended()
  needs.budget.spendForAccount(sessionId) // whose account it is, only the database knows
  const next = refreshTokens.next(presented)
  const rotation = {
    sessionId,
    presentedHash: refreshTokens.hash(presented),
    nextHash: refreshTokens.hash(next),
    deviceTokenHash: deviceTokenHashOf(needs, sessionId, deviceToken),
    now: now(),
  }
  const accountId = (await sessions.rotate(rotation)) ?? (await sessions.touchByParent(rotation))
  if (accountId === undefined) {
    const wasOpen = await sessions.revoke({ id: sessionId, now: now() })
    throw wasOpen ? ended({ cause: new Error(REUSED) }) : ended()
  }
  return { access: await needs.accessTokens.issue({ accountId, sessionId }), refresh: next }
}

async function sessionOf({ refreshTokens, accessTokens }: Needs, { refresh: token, access }: Tokens) {
  const bySeal = token === undefined ? undefined : refreshTokens.sessionOf(token)
  if (bySeal !== undefined || access === undefined) return bySeal
  return accessTokens.verify(access).then(
    ({ sessionId }) => sessionId,
    () => undefined,
  )
}

/** Nobody who reads the database can tell which sessions were opened in the same device. */
const deviceTokenHashOf = ({ bindsSessions, keyedHash }: Needs, sessionId: string, deviceToken: string | undefined) =>
  bindsSessions && deviceToken !== undefined ? keyedHash('session', sessionId, deviceToken) : undefined
