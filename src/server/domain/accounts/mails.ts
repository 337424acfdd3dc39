export type Mail = {
  to: string
  subject: string
  text: string
  /** Milliseconds since 1970: nobody needs the mail afterwards. */
  expiresAt: number
}

export type Mailer = {
  /** Begins with what the last run has left. */
  start(): void
  /** Resolves once the mail is kept; then it is sent, also after a restart, until it has expired. */
  send(mail: Mail): Promise<void>
  /** Deletes what is kept here of the mails to an address. */
  forget(address: string): Promise<void>
  /** Ends sending within two seconds. What has not been sent stays for the next start. */
  close(): Promise<void>
}

export type Written<Values> = (values: Values) => Pick<Mail, 'subject' | 'text'>

/** What each mail says. */
export type MailWords = {
  reset: Written<{ username: string; link: string }>
  confirmation: Written<{ username: string; link: string }>
  passwordChanged: Written<{ username: string }>
  emailChanged: Written<{ username: string }>
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
