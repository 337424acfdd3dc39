import type { EmailChangeRequest } from '~/contract/account'

import { refuse } from '../errors'
import type { SignUpLimit } from '../limits/signUpLimit'
import type { Notice } from './accountMails'
import type { EmailConfirmation } from './emailConfirmation'
import type { Caller, PasswordCheck } from './ownAccount'
import type { OwnAccountRecords } from './ownAccountRecords'
import type { CurrentUser } from './users'

type EmailChangeDeps = {
  records: Pick<OwnAccountRecords, 'changeEmail'>
  passwordCheck: PasswordCheck
  /** A change says that an address is taken, as a sign-up does, and counts as one. */
  signUpLimit: SignUpLimit
  emailConfirmation: Pick<EmailConfirmation, 'send'>
  emailNotice: Notice
}

export type EmailChange = ReturnType<typeof createEmailChange>

/**
 * Takes effect at once, so that a mistyped address can be put right by somebody who cannot read its mail. Links that
 * were sent to the old address end; it is told, and the new one is asked to confirm.
 */
export const createEmailChange =
  ({ records, passwordCheck, signUpLimit, ...deps }: EmailChangeDeps) =>
  async (user: CurrentUser, { email, password }: EmailChangeRequest, caller: Caller) => {
    const account = await passwordCheck(user, caller.network, { password })
    if (account.email === email) return
    await signUpLimit({ network: caller.network, email }, async () => {
      const isChanged = await records.changeEmail({ accountId: user.id, email })
      if (!isChanged) throw refuse('conflict', 'emailTaken', { field: 'email' })
    })
    deps.emailConfirmation.send({ ...account, email }, caller)
    deps.emailNotice(account, caller.language)
  }
