import type { Deliver, Mail } from '~/server/domain/accounts/mails'
import type { Database } from '~/server/persistence/schema'

/** In place of a mail server: keeps what is sent. */
export function createTestMailer() {
  const sent: Mail[] = []
  let wake: () => void = () => undefined
  const deliver: Deliver = async (mail) => {
    sent.push(mail)
    wake()
  }
  return {
    deliver,
    sent,
    /** The first mail that was not taken yet, with this in its subject; waits for it. */
    async next(subject = ''): Promise<Mail> {
      for (;;) {
        const index = sent.findIndex((mail) => mail.subject.includes(subject))
        if (index >= 0) return sent.splice(index, 1)[0]!
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

/** The mails that wait to be sent. */
export const waitingMails = (db: Database) => db.selectFrom('outbox').selectAll().orderBy('created_at').execute()

/** The token of the link in a mail. */
export const tokenIn = (text: string) => /#([\w.-]+)$/m.exec(text)?.[1] ?? ''
