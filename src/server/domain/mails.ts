export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Deletes what is kept here of the mails to an address. */
  forget(address: string): Promise<void>
}

type Written<Values> = (values: Values) => Omit<Mail, 'to'>

/** What each mail says. */
export type MailWords = {
  reset: Written<{ username: string; link: string }>
  confirmation: Written<{ username: string; link: string }>
  passwordChanged: Written<{ username: string }>
}

/** Does work after the answer has been given; a failure is logged. */
export type InBackground = (work: () => Promise<void>) => void
