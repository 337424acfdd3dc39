import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import { TooManyAttempts } from '../domainError'
import { takeAll, type Token } from '../limits/rateLimiter'
import type { Clock, OneTimeTokens } from '../security'
import { OBJECTION_MS, type Change, type Mail, type MailWords, type NoticeTo } from './mails'
import type { Account } from './users'

export type Recipient = Pick<Account, 'id' | 'email' | 'username'>

/** Takes all tokens and returns true, or takes none and returns false. */
export const hasTaken = (tokens: readonly Token[]): Promise<boolean> =>
  takeAll(tokens).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return false
      throw error
    },
  )

type NoticesDeps = {
  mailWords: Record<Language, MailWords>
  /** Public URL of the app. */
  publicUrl: string
  tokens: OneTimeTokens
  now: Clock
}

export type Notices = ReturnType<typeof createNotices>

/** Writes mails to an owner about a change, with a link that recovers the account if another person made it. */
export const createNotices = ({ mailWords, publicUrl, tokens, now }: NoticesDeps) => ({
  /** `email`: the new address if the change is one of address. */
  notice(change: Change, { username, email }: Pick<Account, 'username' | 'email'>, language: Language): NoticeTo {
    return (to) => {
      const token = tokens.create()
      const link = `${publicUrl}${paths.reset}#${token}`
      const words = mailWords[language][change]({ username, email, link })
      const mail = { ...words, to, expiresAt: now() + OBJECTION_MS }
      return { change, mail, tokenHash: tokens.hash(token) }
    }
  },

  putBackMail:
    ({ username }: Pick<Account, 'username'>, language: Language) =>
    ({ from, to: email }: { from: string; to: string }): Mail => ({
      ...mailWords[language].emailPutBack({ username, email }),
      to: from,
      expiresAt: now() + OBJECTION_MS,
    }),
})
