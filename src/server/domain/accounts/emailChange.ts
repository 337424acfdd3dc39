import type { EmailChangeRequest } from '~/contract/accountSchemas'

import { refuse } from '../domainError'
import type { SignUpLimit } from '../limits/signUpLimit'
import type { Clock } from '../security'
import type { Notices } from './accountMails'
import type { EmailConfirmation } from './emailConfirmation'
import type { Caller, PasswordCheck } from './ownAccount'
import type { OwnAccountRecords } from './ownAccountRecords'
import type { CurrentSession } from './users'

type EmailChangeDeps = {
  records: Pick<OwnAccountRecords, 'changeEmail'>
  passwordCheck: PasswordCheck
  /** A change reveals that an address is taken, as a sign-up does, and counts as one. */
  signUpLimit: SignUpLimit
  emailConfirmation: Pick<EmailConfirmation, 'mailFor'>
  notices: Pick<Notices, 'notice'>
  now: Clock
}

export type EmailChange = ReturnType<typeof createEmailChange>

/**
 * Takes effect at once, so that a user can correct a mistyped address without access to its mail. Invalidates links
 * sent to the old address, which gets a link that restores it; the new one gets a link to confirm it.
 */
export const createEmailChange =
  ({ records, passwordCheck, signUpLimit, emailConfirmation, notices, now }: EmailChangeDeps) =>
  async (user: CurrentSession, { email, password }: EmailChangeRequest, caller: Caller) => {
    const { permit, ...account } = await passwordCheck(user, caller.network, { password })
    if (account.email === email) return
    await signUpLimit({ network: caller.network, email }, async () => {
      const confirmation = (await emailConfirmation.mailFor(email, caller))?.({ ...account, email })
      const notice = notices.notice('emailChanged', { ...account, email }, caller.language)
      const isChanged = await records.changeEmail({ permit, email, notice, confirmation, now: now() })
      if (!isChanged) throw refuse('conflict', 'emailTaken', { field: 'email' })
    })
  }
