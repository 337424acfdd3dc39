import { randomUUID } from 'node:crypto'

import { loadConfig } from '../config/config'
import type { Config } from '../config/config'
import { loadTokenSecret } from '../config/dataFolder'
import { createDeleteAccount } from '../domain/accounts/deleteAccount'
import { createResetLink } from '../domain/accounts/passwordReset'
import { createOutbox } from '../mail/outbox'
import { createAccountRepository } from '../persistence/accountRepository'
import { checkDatabase } from '../persistence/checkDatabase'
import { openDatabase } from '../persistence/database'
import { createLedgerRepository } from '../persistence/ledgerRepository'
import { createOwnAccountRepository } from '../persistence/ownAccountRepository'
import { createKeyedHash } from '../security/keyedHash'
import { oneTimeTokens } from '../security/linkTokens'
import type { Records } from './command'
import { requireDatabase } from './requireDatabase'

/** Opens the database that the settings name, beside the running server. It neither creates nor migrates one. */
export async function withRecords<Result>(
  environment: NodeJS.ProcessEnv,
  work: (records: Records) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig(environment)
  const { database, sessionLimits, publicUrl } = config
  requireDatabase(database, '; the first start of the server makes it')
  const db = await openDatabase(database)
  try {
    await checkDatabase(db).catch((cause: unknown) => {
      throw new Error('The database is not of this version of Jani; start the server once to bring it up to date.', {
        cause,
      })
    })
    const ownAccounts = createOwnAccountRepository(db, sessionLimits)
    const accounts = createAccountRepository(db)
    return await work({
      accounts,
      deleteAccount: (account) => createDeleteAccount({ accounts, mailer: outboxOf(config) })(account),
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

/** The one of the server with these settings. */
function outboxOf({ dataDir, mail, tokenSecret }: Config) {
  const keyedHash = createKeyedHash(tokenSecret ?? loadTokenSecret(dataDir))
  return createOutbox({ folder: mail.outbox, keyedHash, now: Date.now })
}
