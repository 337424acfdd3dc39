import { SignJWT, jwtVerify } from 'jose'

import { refuse } from '~/server/domain/domainError'
import type { AccessTokens, Clock } from '~/server/domain/security'

import { deriveKey } from './keyedHash'

type Settings = { secret: string; lifetimeSeconds: number; now: Clock }

const ISSUER = 'jani'
const AUDIENCE = 'jani-api'
/** RFC 9068: keeps other tokens signed with this key from passing as access tokens. */
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'

/** Pages make several calls with one token: checks its signature once, on another thread. A few MB of memory. */
const REMEMBERED = 10_000
type Verified = { bearer: { accountId: string; sessionId: string }; expiresAt: number }

/** Signed, readable by anyone, valid for minutes. They carry only the ids of account and session. */
export function createAccessTokens({ secret, lifetimeSeconds, now }: Settings): AccessTokens {
  const imported = importKey(deriveKey(secret, 'access tokens')) // once; jose would import it for each token

  const verified = createMemory()

  return {
    async issue({ accountId, sessionId }) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(await imported)
    },

    async verify(token) {
      const known = verified.recall(token, Math.floor(now() / 1000))
      if (known) return known
      if (!isWrittenAsWeDo(token)) throw invalid()
      const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: AUDIENCE }
      const required = { requiredClaims: ['sub', 'sid', 'iat', 'exp'], currentDate: new Date(now()) }
      const { payload } = await jwtVerify<{ sid: unknown }>(token, await imported, { ...rules, ...required }).catch(
        () => {
          throw invalid()
        },
      )
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') throw invalid()
      const bearer = { accountId: payload.sub, sessionId: payload.sid }
      if (payload.exp !== undefined) verified.keep(token, { bearer, expiresAt: payload.exp })
      return bearer
    },
  }
}

/** Remembers verified tokens while they are valid; evicts the oldest. */
function createMemory() {
  const verified = new Map<string, Verified>()
  return {
    recall(token: string, nowSeconds: number) {
      const known = verified.get(token)
      return known && known.expiresAt > nowSeconds ? known.bearer : undefined
    },
    keep(token: string, claims: Verified) {
      const [oldest] = verified.keys()
      if (verified.size >= REMEMBERED && oldest !== undefined) verified.delete(oldest)
      verified.set(token, claims)
    },
  }
}

const importKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const SHAPE = /^[\w-]{1,200}\.[\w-]{1,600}\.[\w-]{43}$/

/** Base64 has several spellings of the same bytes; refuses all but ours, as the token was altered. */
function isWrittenAsWeDo(token: string) {
  return SHAPE.test(token) && token.split('.').every((part) => fromBase64(part).toString('base64url') === part)
}

const fromBase64 = (part: string) => Buffer.from(part, 'base64url')

const invalid = () => refuse('unauthenticated', 'sessionEnded')
