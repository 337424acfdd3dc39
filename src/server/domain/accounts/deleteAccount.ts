import type { AccountRecords } from './accountRecords'
import type { Mailer } from './mails'
import type { Account } from './users'

type DeleteAccountDeps = { accounts: Pick<AccountRecords, 'remove'>; mailer: Pick<Mailer, 'forget'> }

export type DeleteAccount = ReturnType<typeof createDeleteAccount>

/** The one way to delete an account, for its owner and for an operator: every store forgets the person. */
export const createDeleteAccount =
  ({ accounts, mailer }: DeleteAccountDeps) =>
  async ({ id, email }: Pick<Account, 'id' | 'email'>) => {
    await mailer.forget(email) // first: where it fails, the account is still there to be deleted again
    await accounts.remove(id)
    await mailer.forget(email) // what was kept meanwhile
  }
