import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { ConfirmationTokens, OneTimeTokens } from '~/server/domain/security'

import { deriveKey } from './keyedHash'

/** 256 random bits cannot be guessed from a bare hash. */
export const oneTimeTokens: OneTimeTokens = {
  create: () => randomBytes(32).toString('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
}

/** `account.expiry.seal`; the seal also covers the address. */
export function createConfirmationTokens(secret: string): ConfirmationTokens {
  const key = deriveKey(secret, 'e-mail confirmations')
  const write = ({ id, email }: { id: string; email: string }, expiresAt: string) => {
    const seal = createHmac('sha256', key).update([id, expiresAt, email.toLowerCase()].join('.')).digest('base64url')
    return [id, expiresAt, seal].join('.')
  }
  return {
    issue: (account, expiresAt) => write(account, String(expiresAt)),

    accountOf: (token) => token.split('.')[0] ?? '',

    isValid(token, account, now) {
      const [, expiresAt = ''] = token.split('.')
      const [given, ours] = [Buffer.from(token), Buffer.from(write(account, expiresAt))]
      return given.length === ours.length && timingSafeEqual(given, ours) && Number(expiresAt) > now
    },
  }
}
