import { OBJECTION_DAYS } from '~/contract/limits'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Milliseconds since 1970; useless to its reader afterwards. */
  expiresAt: number
}

/** A mail in the outbox, claimed by this process until `claimedUntil`. */
export type ClaimedMail = Mail & { id: string; attempts: number; claimedUntil: number }

/** Unsent mails. Each is written in the transaction that causes it, and is deleted with its account. */
export type Outbox = {
  /** Writes a mail, unless its account is gone. */
  add(mail: { accountId: string; mail: Mail; now: number }): Promise<void>
  /** Returns a due mail and reserves it for this process until `until`; then it is due again. */
  claim(claim: { now: number; until: number }): Promise<ClaimedMail | undefined>
  /** After a failed attempt: due again at `dueAt`. */
  postpone(mail: ClaimedMail, dueAt: number): Promise<void>
  remove(mail: Pick<ClaimedMail, 'id'>): Promise<void>
  /** Deletes expired mails, links and former addresses. */
  removeExpired(now: number): Promise<void>
  count(): Promise<number>
  /** Oldest first. */
  waitingFor(accountId: string): Promise<Mail[]>
}

/** `failed`: it is tried again. `refused`: it is not. */
export type MailOutcome = 'sent' | 'failed' | 'refused'

/** Hands a mail to a mail server. Rejects after a deadline or on abort. */
export type Deliver = (mail: Mail & { id: string }, aborted: AbortSignal) => Promise<void>

/** A change that the owner is notified of by mail. */
export type Change = 'passwordChanged' | 'emailChanged' | 'recoveryCodeMade'

/** A mail about a change, with a link that lets the owner undo it. */
export type Notice = { change: Change; mail: Mail; tokenHash: string }

/** Lifetime of that link, and of a former address as a way to find the account. */
export const OBJECTION_MS = OBJECTION_DAYS * 24 * 60 * 60_000

/** `to`: the address before the change. */
export type NoticeTo = (to: string) => Notice

export type Written<Values> = (values: Values) => Pick<Mail, 'subject' | 'text'>

export type MailWords = {
  reset: Written<{ username: string; link: string }>
  confirmation: Written<{ username: string; link: string }>
  passwordChanged: Written<{ username: string; link: string }>
  recoveryCodeMade: Written<{ username: string; link: string }>
  /** `email`: the new address. */
  emailChanged: Written<{ username: string; email: string; link: string }>
  /** To the replaced address, when the former one is restored. */
  emailPutBack: Written<{ username: string; email: string }>
  /** `until`: the last day of the plan, as its reader writes days. */
  paid: Written<{ username: string; amount: number; until: string; reference: string }>
  /** `link`: to the answers; `choose`: to what the account is told of. */
  alert: Written<{ username: string; news: readonly News[]; link: string; choose: string }>
}

/**
 * What an alert is about: plants to look at again, advice that has changed, what an expert has confirmed in the county, a
 * person who has answered or asked.
 */
export type News = 'due' | 'advice' | 'confirmed' | 'answered'

/** Runs after the response is sent; logs failures. */
export type InBackground = (work: () => Promise<void>) => void

const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address, to limit its mails: ignores `+suffix` (RFC 5233) and, at Gmail, dots. */
export function inboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const base = name.replace(/(?<=.)\+.*/, '')
  return DOTLESS_DOMAINS.includes(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
