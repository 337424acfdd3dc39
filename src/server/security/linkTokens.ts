import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { ConfirmationTokens, OneTimeTokens } from '~/server/domain/security'

import { deriveKey } from './deriveKey'

/** 256 random bits: a bare hash cannot be guessed back. */
export const oneTimeTokens: OneTimeTokens = {
  create: () => randomBytes(32).toString('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
}

/** `account.expiry.seal` */
export function createConfirmationTokens(secret: string): ConfirmationTokens {
  const key = deriveKey(secret, 'e-mail confirmations')
  const write = (accountId: string, expiresAt: string) =>
    `${accountId}.${expiresAt}.${createHmac('sha256', key).update(`${accountId}.${expiresAt}`).digest('base64url')}`
  return {
    issue: (accountId, expiresAt) => write(accountId, String(expiresAt)),

    accountOf(token, now) {
      const [accountId = '', expiresAt = ''] = token.split('.')
      const [given, ours] = [Buffer.from(token), Buffer.from(write(accountId, expiresAt))]
      const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
      return isOurs && Number(expiresAt) > now ? accountId : undefined
    },
  }
}
