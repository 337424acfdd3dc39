import { createTransport } from 'nodemailer'

import { codeOf } from '~/server/domain/errors'

import { recipientOf } from './outbox'

/** For each step of a conversation with the mail server, and for the whole of it. */
const STEP_MS = 10_000
const CONVERSATION_MS = 30_000

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
export function createSmtp(url: string, from: string) {
  const transport = openTransport(url)

  return async function deliver(message: string, aborted: AbortSignal) {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(CONVERSATION_MS)])
    try {
      await transport.sendMail({ envelope: { from, to: recipientOf(message) }, raw: message, signal })
    } catch (error) {
      throw new MailFailed(Object(error) as object)
    }
  }
}
