import { createTransport } from 'nodemailer'

import type { Deliver } from '~/server/domain/accounts/mails'
import { codeOf } from '~/server/domain/domainError'

export type MailSettings = {
  /** Undefined: mails stay in the outbox, for the operator to read. */
  smtpUrl: string | undefined
  from: string
}

/** For each step of a conversation with the mail server, and for the whole of it. */
const STEP_MS = 10_000
export const LONGEST_DELIVERY_MS = 30_000

/** What a mail server says may contain the address, which no log should. */
export class MailFailed extends Error {
  /** The mail server will never take it: RFC 5321, section 4.2.1, forbids to try again. */
  readonly isRefused: boolean

  constructor(cause: Partial<Record<'code' | 'permanent', unknown>>) {
    const code = 'code' in cause ? codeOf(cause) : 'no code'
    const isRefused = cause.permanent === true && ['EENVELOPE', 'EMESSAGE'].includes(code)
    super(`A mail ${isRefused ? 'was refused' : 'could not be sent'} (${code}).`)
    this.isRefused = isRefused
  }
}

const openTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    socketCloseTimeout: 0,
  })

/** Connects and logs in without sending anything; rejects with `MailFailed`. */
export async function checkSmtp(url: string) {
  const transport = openTransport(url)
  try {
    await transport.verify()
  } catch (error) {
    throw new MailFailed(Object(error) as object)
  } finally {
    transport.close()
  }
}

/** Hands mails to a mail server. Rejects with `MailFailed`, within 30 seconds or as soon as it is aborted. */
export function createSmtp(url: string, from: string): Deliver {
  const transport = openTransport(url)
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'

  return async ({ id, to, subject, text }, aborted) => {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(LONGEST_DELIVERY_MS)])
    const messageId = `<${id}@${domain}>` // one for all attempts: a mail that was accepted twice is known by it
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId, signal })
    } catch (error) {
      throw new MailFailed(Object(error) as object)
    }
  }
}
