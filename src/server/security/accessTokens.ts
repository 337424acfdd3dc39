import { SignJWT, jwtVerify } from 'jose'

import { refuse } from '~/server/domain/errors'
import type { AccessTokens, Clock } from '~/server/domain/security'

import { deriveKey } from './deriveKey'

type Settings = { secret: string; lifetimeSeconds: number; now: Clock }

const ISSUER = 'jani'
const AUDIENCE = 'jani-api'
/** RFC 9068: keeps any other kind of token that might be signed with this key from passing as an access token. */
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'

/** Signed, readable by anyone, valid for minutes. They carry the ids of the account and its session, and nothing else. */
export function createAccessTokens({ secret, lifetimeSeconds, now }: Settings): AccessTokens {
  const key = deriveKey(secret, 'access tokens')

  return {
    issue: ({ accountId, sessionId }) => {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },

    async verify(token) {
      if (!isWrittenAsWeDo(token)) throw invalid()
      const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: AUDIENCE }
      const required = { requiredClaims: ['sub', 'sid', 'iat', 'exp'], currentDate: new Date(now()) }
      const { payload } = await jwtVerify<{ sid: unknown }>(token, key, { ...rules, ...required }).catch(() => {
        throw invalid()
      })
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') throw invalid()
      return { accountId: payload.sub, sessionId: payload.sid }
    },
  }
}

const SHAPE = /^[\w-]{1,200}\.[\w-]{1,600}\.[\w-]{43}$/

/** Base64 can write the same bytes in several ways, and a token that is not to the letter ours has been touched by somebody. */
function isWrittenAsWeDo(token: string) {
  return SHAPE.test(token) && token.split('.').every((part) => fromBase64(part).toString('base64url') === part)
}

const fromBase64 = (part: string) => Buffer.from(part, 'base64url')

const invalid = () => refuse('unauthenticated', 'Your session has ended. Please log in again.')
