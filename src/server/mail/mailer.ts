import { createTransport } from 'nodemailer'

import type { Mail, Mailer } from '~/server/domain/accounts/mails'
import type { Clock, KeyedHash } from '~/server/domain/security'

import { createDelivery } from './delivery'
import { createOutbox } from './outbox'

export type MailSettings = {
  /** Undefined: mails stay in `outbox`, for the operator to read. */
  smtpUrl: string | undefined
  from: string
  /** A folder. */
  outbox: string
}

type MailerDeps = MailSettings & {
  keyedHash: KeyedHash
  now: Clock
  onError: (error: unknown) => void
  /** After a failure; then twice as long each time. */
  firstRetryMs?: number
}

const FIRST_RETRY_MS = 30_000
const CLEAN_EVERY_MS = 60 * 60_000

/** Keeps each mail in a file until it has been sent or has expired, so that neither a stop nor a crash loses one. */
export function createMailer({ smtpUrl, from, keyedHash, now, onError, ...settings }: MailerDeps): Mailer {
  const outbox = createOutbox({ folder: settings.outbox, keyedHash, now })
  const { firstRetryMs = FIRST_RETRY_MS } = settings
  const delivery = smtpUrl === undefined ? undefined : createDelivery({ smtpUrl, from, outbox, onError, firstRetryMs })
  const write = createWriter(from)

  const clean = async () => {
    const left = await outbox.removeExpired()
    left.forEach((name) => delivery?.add(name))
  }
  let cleaning: NodeJS.Timeout | undefined

  return {
    start() {
      outbox.removeForeign().then(clean).catch(onError)
      cleaning = setInterval(() => void clean().catch(onError), CLEAN_EVERY_MS).unref()
    },

    async send(mail) {
      const message = await write(mail)
      try {
        const name = await outbox.add(mail, message)
        delivery?.add(name)
      } catch (error) {
        if (!delivery) throw error
        onError(error)
        await delivery.sendNow(message)
      }
    },

    forget: (address) => outbox.forget(address),

    async close() {
      clearInterval(cleaning)
      await delivery?.close()
    },
  }
}

function createWriter(from: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async ({ to, subject, text }: Mail) => {
    const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    return (message as Buffer).toString() // see `buffer`
  }
}
