import { createTransport } from 'nodemailer'

import type { Deliver } from '~/server/domain/accounts/mails'
import { codeOf } from '~/server/domain/errorText'

export type MailSettings = {
  /** Undefined: mails stay in the outbox for the operator to read. */
  smtpUrl: string | undefined
  from: string
}

/** Limits for each step of an SMTP conversation, and for all of it. */
const STEP_MS = 10_000
export const LONGEST_DELIVERY_MS = 30_000

/** Omits the server's reply, which may contain the address: it must not be logged. */
export class MailFailed extends Error {
  /** Permanent failure: RFC 5321, section 4.2.1, forbids a retry. */
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

/** Connects and logs in, sends nothing; rejects with `MailFailed`. */
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

/** Rejects with `MailFailed`, within 30 seconds or on abort. */
export function createSmtp(url: string, from: string): Deliver {
  const transport = openTransport(url)
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'

  return async ({ id, to, subject, text }, aborted) => {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(LONGEST_DELIVERY_MS)])
    const messageId = `<${id}@${domain}>` // same id for all attempts: identifies a mail that was accepted twice
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId, signal })
    } catch (error) {
      throw new MailFailed(Object(error) as object)
    }
  }
}
