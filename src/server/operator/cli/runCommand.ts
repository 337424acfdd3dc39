import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'

import { loadConfig, loadDatabaseLocation } from '~/server/config/config'
import { loadEnvironmentFile } from '~/server/config/environmentFile'
import { auditLedger } from '~/server/domain/accounts/ledgerAudit'
import { createResetLink } from '~/server/domain/accounts/passwordReset'
import { createOfficerInvitation } from '~/server/domain/cases/officers'
import { createPaidMail } from '~/server/domain/payments/paidMail'
import { mailWords } from '~/server/mail/words/mailWords'
import { DomainError } from '~/server/domain/domainError'
import { codeOf } from '~/server/domain/errorText'
import { fileErrorReason } from '~/server/domain/fileErrors'
import { createActionRepository } from '~/server/persistence/actionRepository'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createConfirmationRepository } from '~/server/persistence/confirmationRepository'
import { openDatabase, openReader, requireDatabase, type DatabaseLocation } from '~/server/persistence/database'
import { createLeaseRepository } from '~/server/persistence/leaseRepository'
import { createLedgerAuditRepository } from '~/server/persistence/ledgerAuditRepository'
import { createOfficerRepository } from '~/server/persistence/officerRepository'
import { createPaymentRepository } from '~/server/persistence/orderRepository'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { checkDatabase } from '~/server/persistence/migrate'
import { createOutboxRepository } from '~/server/persistence/outboxRepository'
import { createOwnAccountRepository } from '~/server/persistence/ownAccountRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { oneTimeTokens } from '~/server/security/linkTokens'

import { line, operatorName, printable, type Command, type Records } from '../command'
import { photoRecords } from '../photoRecords'

/** Reads `.env`, prints the result on stdout or one error on stderr, sets the exit code. */
export function runCommand(command: (args: string[]) => Promise<string>) {
  process.umask(0o077) // output files are readable by their owner only
  process.stdout.on('error', reportLostOutput)
  const run = async () => {
    loadEnvironmentFile(process.env)
    return command(process.argv.slice(2))
  }
  run().then(
    (result) => process.stdout.write(`${printable(result)}\n`),
    (error: unknown) => {
      process.stderr.write(`${printable(describe(error))}\n`)
      process.exitCode = 1
    },
  )
}

/** Not for a pipe that has read enough, such as `head`. */
function reportLostOutput(error: Error) {
  if (codeOf(error) === 'EPIPE') return
  process.stderr.write(`The result cannot be written: ${fileErrorReason(error)}.\n`)
  process.exitCode = 1
}

/** For commands on the server's records. */
export function runRecordsCommand(command: Command, environment: NodeJS.ProcessEnv) {
  runCommand((args) => withRecords(environment, (records) => command(records, args)))
}

/** One argument, and who runs the command and why. */
export function requireArgument(args: string[], usage: string) {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [argument, ...rest] = positionals
    if (argument !== undefined && rest.length === 0) return { argument, ...values }
  } catch {
    // an unknown option
  }
  throw new Error(usage)
}

type DatabaseCommand = { command: string; by?: string; reason?: string }

/** Records a command on a whole database in it, unless that is of an earlier release. */
export async function recordCommand(environment: NodeJS.ProcessEnv, { command, by, reason }: DatabaseCommand) {
  const db = await openDatabase(loadDatabaseLocation(environment))
  try {
    const isOfThisRelease = await checkDatabase(db).then(
      () => true,
      () => false,
    )
    const action = { actor: operatorName(by), command, accountId: undefined, reason, createdAt: Date.now() }
    if (isOfThisRelease) await createActionRepository(db).record(action)
  } finally {
    await db.destroy()
  }
}

function describe(error: unknown) {
  if (error instanceof DomainError) return line`${error.message}`
  return error instanceof Error ? error.message : String(error)
}

async function audit(db: OpenDatabase, location: DatabaseLocation) {
  const reader = await openReader(location)
  return auditLedger(createLedgerAuditRepository(db, reader)).finally(() => reader.destroy())
}

/** Opens the configured database while the server runs; neither creates nor migrates one. */
export async function withRecords<Result>(
  environment: NodeJS.ProcessEnv,
  work: (records: Records) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig(environment)
  const { database, sessionLimits, publicUrl, contact } = config
  requireDatabase(database, '; the first start of the server makes it')
  const db = await openDatabase(database)
  try {
    await checkDatabase(db).catch((cause: unknown) => {
      throw new Error('The database is not of this version of Jani; start the server once to bring it up to date.', {
        cause,
      })
    })
    const ownAccounts = createOwnAccountRepository(db, sessionLimits)
    const officers = createOfficerRepository(db)
    const links = { tokens: oneTimeTokens, publicUrl, now: Date.now }
    return await work({
      accounts: createAccountRepository(db),
      confirmations: createConfirmationRepository(db),
      officers,
      inviteOfficer: createOfficerInvitation({ ...links, officers, newId: randomUUID }),
      photos: photoRecords(db, config),
      mailsOf: (accountId) => createOutboxRepository(db).waitingFor(accountId),
      ledger: createLedgerRepository(db),
      audit: () => audit(db, database),
      actions: createActionRepository(db),
      leases: createLeaseRepository(db),
      payments: createPaymentRepository(db),
      paidMail: createPaidMail(mailWords(contact), Date.now),
      resetLink: createResetLink({ ...links, records: ownAccounts }),
      sessionsOf: (account) => ownAccounts.sessionsOf(account),
      newId: randomUUID,
      now: Date.now,
    })
  } finally {
    await db.destroy()
  }
}
