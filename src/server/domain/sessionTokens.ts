import type { AccessResponse } from '~/contract/responses'

import { refuse } from './errors'
import type { AccessTokens, Clock, RefreshTokens } from './security'
import type { Sessions } from './sessions'
import type { Account } from './users'

type Needs = {
  sessions: Sessions
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  newId: () => string
  now: Clock
}

export type SessionTokens = ReturnType<typeof createSessionTokens>

const ended = () => refuse('unauthenticated', 'Your session has ended. Please log in again.')

export function createSessionTokens({ sessions, accessTokens, refreshTokens, newId, now }: Needs) {
  return {
    async open(accountId: string): Promise<AccessResponse> {
      const sessionId = newId()
      const refresh = refreshTokens.first(sessionId)
      await sessions.open({ id: sessionId, accountId, activeHash: refreshTokens.hash(refresh), now: now() })
      return { access: await accessTokens.issue({ accountId, sessionId }), refresh }
    },

    /**
     * The active token makes way for its successor. Its parent answers with that same successor: two tabs, a lost
     * answer and a client that never stores the next token are all honest. Anything older was copied: its session ends.
     */
    async refresh(presented: string): Promise<AccessResponse> {
      const sessionId = refreshTokens.sessionOf(presented)
      if (sessionId === undefined) throw ended()
      const refresh = refreshTokens.next(presented)
      const presentedHash = refreshTokens.hash(presented)
      const rotation = { sessionId, presentedHash, nextHash: refreshTokens.hash(refresh), now: now() }
      const accountId = (await sessions.rotate(rotation)) ?? (await sessions.touchByParent(rotation))
      if (accountId === undefined) {
        await sessions.revoke({ id: sessionId, now: now() })
        throw ended()
      }
      return { access: await accessTokens.issue({ accountId, sessionId }), refresh }
    },

    /** The account behind an access token, unless its session has been revoked. */
    async accountOf(access: string): Promise<Account> {
      const { accountId, sessionId } = await accessTokens.verify(access)
      const account = await sessions.findAccount({ id: sessionId, accountId })
      if (!account) throw ended()
      return account
    },
  }
}
