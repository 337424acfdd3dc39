import { OBJECTION_DAYS } from '~/contract/limits'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Milliseconds since 1970: no reader needs the mail afterwards. */
  expiresAt: number
}

/** A mail in the outbox, claimed by this process until `claimedUntil`. */
export type ClaimedMail = Mail & { id: string; attempts: number; claimedUntil: number }

/** Mails that wait to be sent: each is written in the transaction that causes it, and goes with its account. */
export type Outbox = {
  /** Writes a mail, unless its account is gone. */
  add(mail: { accountId: string; mail: Mail; now: number }): Promise<void>
  /** A mail that is due, which no other process gets before `until`; after that it is due again. */
  claim(claim: { now: number; until: number }): Promise<ClaimedMail | undefined>
  /** After an attempt that failed: due again at `dueAt`. */
  postpone(mail: ClaimedMail, dueAt: number): Promise<void>
  remove(mail: Pick<ClaimedMail, 'id'>): Promise<void>
  /** Deletes mails, links and former addresses that have expired. */
  removeExpired(now: number): Promise<void>
  count(): Promise<number>
  /** Those of an account, oldest first. */
  waitingFor(accountId: string): Promise<Mail[]>
}

/** Hands a mail to a mail server. Rejects within a deadline, or as soon as it is aborted. */
export type Deliver = (mail: Mail & { id: string }, aborted: AbortSignal) => Promise<void>

/** A change that the owner of an account gets a mail about. */
export type Change = 'passwordChanged' | 'emailChanged' | 'recoveryCodeMade'

/** A mail about a change, with a link that lets the owner undo it. */
export type Notice = { change: Change; mail: Mail; tokenHash: string }

/** How long that link works, and how long an account is also found by the address that it had before. */
export const OBJECTION_MS = OBJECTION_DAYS * 24 * 60 * 60_000

/** `to`: the address that the account had before the change. */
export type NoticeTo = (to: string) => Notice

export type Written<Values> = (values: Values) => Pick<Mail, 'subject' | 'text'>

/** What each mail says. */
export type MailWords = {
  reset: Written<{ username: string; link: string }>
  confirmation: Written<{ username: string; link: string }>
  passwordChanged: Written<{ username: string; link: string }>
  recoveryCodeMade: Written<{ username: string; link: string }>
  /** `email`: the new address. */
  emailChanged: Written<{ username: string; email: string; link: string }>
  /** To an address that is no longer the account's, because the one before it was put back. */
  emailPutBack: Written<{ username: string; email: string }>
}

/** Does work after the response has been given; a failure is logged. */
export type InBackground = (work: () => Promise<void>) => void

const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, to count its mails: `name+anything` is the same one (RFC 5233), and at Gmail so is a
 * name with other dots.
 */
export function inboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const base = name.replace(/(?<=.)\+.*/, '')
  return DOTLESS_DOMAINS.includes(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
