import type { Mail, Mailer } from '~/server/domain/accounts/mails'

/** Keeps what is sent. */
export function createTestMailer() {
  const sent: Mail[] = []
  const forgotten: string[] = []
  let wake: () => void = () => undefined
  const mailer: Mailer = {
    start: () => undefined,
    async send(mail) {
      sent.push(mail)
      wake()
    },
    async forget(address) {
      forgotten.push(address)
    },
    close: async () => undefined,
  }
  return {
    mailer,
    sent,
    forgotten,
    /** The first mail that was not taken yet; waits for it. */
    async next(): Promise<Mail> {
      while (sent.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return sent.shift()!
    },
  }
}

/** The token of the link in a mail. */
export const tokenIn = (text: string) => /#([\w.-]+)$/m.exec(text)?.[1] ?? ''
