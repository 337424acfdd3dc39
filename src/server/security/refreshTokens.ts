import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { RefreshTokens } from '~/server/domain/security'

import { deriveKey } from './keyedHash'

/**
 * `session.link.seal`: the session id, a 256-bit secret, and a seal that proves both are ours. The next link is an HMAC
 * of the one before, so that the parent's holder can get the active token again though only hashes are stored. Without
 * the seal, a made-up token could end any session whose id is known.
 */
export function createRefreshTokens(secret: string): RefreshTokens {
  const linkKey = deriveKey(secret, 'refresh token links')
  const sealKey = deriveKey(secret, 'refresh token seals')
  const seal = (sessionId: string, link: string) => hmac(sealKey, `${sessionId}.${link}`)
  const write = (sessionId: string, link: string) => `${sessionId}.${link}.${seal(sessionId, link)}`

  return {
    first: (sessionId) => write(sessionId, randomBytes(32).toString('base64url')),

    next(token) {
      const { sessionId, link } = split(token)
      return write(sessionId, hmac(linkKey, `${sessionId}.${link}`))
    },

    hash: (token) => createHash('sha256').update(token).digest('base64url'),

    sessionOf(token) {
      const { sessionId, link } = split(token)
      return equal(token, write(sessionId, link)) ? sessionId : undefined
    },
  }
}

function split(token: string) {
  const [sessionId, link = ''] = token.split('.') as [string, string?]
  return { sessionId, link }
}

const hmac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function equal(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
