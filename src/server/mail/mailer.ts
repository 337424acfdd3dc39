import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'

import { codeOf } from '~/server/domain/errors'
import type { Mailer } from '~/server/domain/mails'

export type MailSettings = {
  /** Undefined: mails are written into `outbox`. */
  smtpUrl: string | undefined
  from: string
  /** A folder. */
  outbox: string
}

const SMTP_TIMEOUT_MS = 10_000
/** By then the links in a mail have expired, or can be sent again. */
const OUTBOX_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

/** Sends mails through SMTP, or writes each into a file that mail programs can open. */
export const createMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl === undefined ? createOutbox(settings) : createSmtpMailer(settings.smtpUrl, settings.from)

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  return {
    send: (mail) => orFail(() => transport.sendMail({ from, ...mail })),
    forget: async () => undefined,
  }
}

function createOutbox({ from, outbox }: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: (mail) =>
      orFail(async () => {
        const { message } = await transport.sendMail({ from, ...mail })
        await mkdir(outbox, { recursive: true, mode: 0o700 })
        await deleteOld(outbox)
        await writeFile(join(outbox, fileName(Date.now())), message, { mode: 0o600 })
      }),

    async forget(address) {
      for (const file of await filesIn(outbox)) {
        const mail = await readFile(file, 'utf8').catch(() => '')
        if (mail.split('\n').includes(`To: ${address}`)) await rm(file, { force: true })
      }
    },
  }
}

const fileName = (time: number) => `${new Date(time).toISOString().replaceAll(':', '.')}-${randomUUID()}.eml`

async function deleteOld(outbox: string) {
  const oldest = join(outbox, fileName(Date.now() - OUTBOX_DAYS * DAY_MS))
  for (const file of await filesIn(outbox)) if (file < oldest) await rm(file, { force: true })
}

const filesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))

/** What a mail server says may contain the address, which no log should. */
async function orFail(send: () => Promise<unknown>) {
  try {
    await send()
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? codeOf(error) : 'no code'
    throw new Error(`A mail could not be sent (${code}).`)
  }
}
