import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

import { loadConfig } from './config'
import { DomainError } from './domain/errors'
import { locate } from './locate'
import type { Command } from './operator/commands'
import { createAccountRepository } from './persistence/accountRepository'
import { checkDatabase } from './persistence/checkDatabase'
import { openDatabase } from './persistence/database'
import { createLedgerRepository } from './persistence/ledgerRepository'
import { print, runProgram } from './program'

type Needs = { environment: NodeJS.ProcessEnv; words: readonly string[]; print: (text: string) => void }

/** Runs one command of an operator beside the server, on the database that the same settings name. It makes and migrates none. */
export async function operate(command: Command, { environment, words, print }: Needs) {
  const location = locate(loadConfig(environment))
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    throw new Error(
      `There is no database at ${location.sqliteFile}. Check DATA_DIR and DATABASE_URL; the first start of the server makes it.`,
    )
  const db = await openDatabase(location)
  try {
    await checkDatabase(db).catch((cause: unknown) => {
      throw new Error('The database is not of this version of Jani; start the server once to bring it up to date.', {
        cause,
      })
    })
    const records = {
      accounts: createAccountRepository(db),
      ledger: createLedgerRepository(db),
      newId: randomUUID,
      now: Date.now,
    }
    print(await command(records, words))
  } finally {
    await db.destroy()
  }
}

/** What the entry of a command does. */
export function runAsProgram(command: Command, environment: NodeJS.ProcessEnv) {
  runProgram((words) => operate(command, { environment, words, print }), sentenceOf)
}

/** Usage takes two lines, so nothing is folded into one. */
function sentenceOf(error: unknown) {
  if (error instanceof DomainError) return Object.values(error.body).flat().join('\n')
  return error instanceof Error ? error.message : String(error)
}
