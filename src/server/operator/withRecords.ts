import { randomUUID } from 'node:crypto'

import { loadConfig } from '../config/config'
import { createResetLink } from '../domain/accounts/passwordReset'
import { createAccountRepository } from '../persistence/accountRepository'
import { openDatabase, requireDatabase } from '../persistence/database'
import { createLedgerRepository } from '../persistence/ledgerRepository'
import { checkDatabase } from '../persistence/migrate'
import { createOutboxRepository } from '../persistence/outboxRepository'
import { createOwnAccountRepository } from '../persistence/ownAccountRepository'
import { oneTimeTokens } from '../security/linkTokens'
import type { Records } from './command'

/** Opens the database that the settings name while the server runs. It neither creates nor migrates one. */
export async function withRecords<Result>(
  environment: NodeJS.ProcessEnv,
  work: (records: Records) => Promise<Result>,
): Promise<Result> {
  const { database, sessionLimits, publicUrl } = loadConfig(environment)
  requireDatabase(database, '; the first start of the server makes it')
  const db = await openDatabase(database)
  try {
    await checkDatabase(db).catch((cause: unknown) => {
      throw new Error('The database is not of this version of Jani; start the server once to bring it up to date.', {
        cause,
      })
    })
    const ownAccounts = createOwnAccountRepository(db, sessionLimits)
    return await work({
      accounts: createAccountRepository(db),
      mailsOf: (accountId) => createOutboxRepository(db).waitingFor(accountId),
      ledger: createLedgerRepository(db),
      resetLink: createResetLink({
        records: ownAccounts,
        tokens: oneTimeTokens,
        publicUrl,
        now: Date.now,
      }),
      sessionsOf: (account) => ownAccounts.sessionsOf(account),
      newId: randomUUID,
      now: Date.now,
    })
  } finally {
    await db.destroy()
  }
}
