import { SignJWT, jwtVerify } from 'jose'

import { refuse } from '~/server/domain/domainError'
import type { AccessTokens, Clock } from '~/server/domain/security'

import { deriveKey } from './keyedHash'

type Settings = { secret: string; lifetimeSeconds: number; now: Clock }

const ISSUER = 'jani'
const AUDIENCE = 'jani-api'
/** RFC 9068: keeps any other kind of token that might be signed with this key from passing as an access token. */
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'

/** A page makes several calls with one token. Its signature is checked once, on another thread. The rest is memory, a few MB. */
const REMEMBERED = 10_000
type Verified = { bearer: { accountId: string; sessionId: string }; expiresAt: number }

/** Signed, readable by anyone, valid for minutes. They carry the ids of the account and its session, and nothing else. */
export function createAccessTokens({ secret, lifetimeSeconds, now }: Settings): AccessTokens {
  const imported = importKey(deriveKey(secret, 'access tokens')) // once: jose would do it for each token

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

/** Of tokens that have been verified: a bearer for as long as the token lasts. The longest known makes room. */
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

/** Base64 can write the same bytes in several ways, and a token that differs from ours by one letter has been altered. */
function isWrittenAsWeDo(token: string) {
  return SHAPE.test(token) && token.split('.').every((part) => fromBase64(part).toString('base64url') === part)
}

const fromBase64 = (part: string) => Buffer.from(part, 'base64url')

const invalid = () => refuse('unauthenticated', 'sessionEnded')
