import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

import { messageOf } from '~/server/domain/errors'

import type { Database } from './schema'
import { dialectOf } from './dialectOf'
import { underWriteLock } from './inTransaction'
import { resumeInterrupted } from './interruptedMigration'
import type { Migrations } from './interruptedMigration'
import * as accounts from './migrations/001_accounts'
import * as diagnoses from './migrations/002_diagnoses'
import * as devices from './migrations/003_devices'
import * as ledger from './migrations/004_ledger'
import * as storedAnswers from './migrations/005_stored_answers'
import * as answersByPhoto from './migrations/006_answers_by_photo'
import * as standardNames from './migrations/007_standard_names'
import * as rateLimits from './migrations/008_rate_limits'
import * as accountRecovery from './migrations/009_account_recovery'
import * as followUps from './migrations/009_follow_ups'
import * as history from './migrations/009_history'
import * as questions from './migrations/009_questions'
import * as suspensionsAndReversals from './migrations/009_suspensions_and_reversals'
import * as verdicts from './migrations/009_verdicts'
import * as country from './migrations/010_country'
import * as outbox from './migrations/010_outbox'
import * as plots from './migrations/010_plots'
import * as recoveryCodes from './migrations/010_recovery_codes'
import * as reminders from './migrations/010_reminders'
import * as waysBack from './migrations/010_ways_back'

/** For another server that migrates the same file. */
const LOCK_WAIT_MS = 10 * 60_000

/** By name. The steps of one release are one migration, so that the release before it knows what it may find. */
export const migrations: Migrations = {
  '001_accounts': [accounts],
  '002_diagnoses': [diagnoses],
  '003_devices': [devices],
  '004_ledger': [ledger],
  '005_stored_answers': [storedAnswers],
  '006_answers_by_photo': [answersByPhoto],
  '007_standard_names': [standardNames],
  '008_rate_limits': [rateLimits],
  '009_answers_and_accounts': [verdicts, history, accountRecovery, suspensionsAndReversals, questions, followUps],
  '010_recovery_plots_and_reminders': [recoveryCodes, plots, reminders, waysBack, outbox, country],
}

export const latestMigration = Object.keys(migrations).sort().at(-1) ?? ''

/** Brings the database up to date, whole or not at all; throws what is wrong and what to do. */
export async function migrate(db: Database) {
  try {
    // Kysely locks PostgreSQL and migrates it in one transaction; for SQLite it does neither
    if (dialectOf(db) === 'postgres') await migrateToLatest(db, nextRelease(await executedMigrations(db)))
    else await underWriteLock(db, LOCK_WAIT_MS, migrateSqlite)
  } catch (cause) {
    const reason = `The database could not be brought up to date (${messageOf(cause)}) and is unchanged.`
    throw new Error(`${reason} Remove the cause and start again, or restore a backup.`, { cause })
  }
}

async function migrateSqlite(db: Database) {
  const executed = await executedMigrations(db)
  await migrateToLatest(db, { ...nextRelease(executed), ...(await resumeInterrupted(db, migrations, executed)) })
}

async function migrateToLatest(db: Database, changed: Migrations) {
  const known = toKysely({ ...migrations, ...changed })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error !== undefined) throw new Error(messageOf(error), { cause: error })
}

export const toKysely = (steps: Migrations): Record<string, Migration> =>
  Object.fromEntries(Object.entries(steps).map(([name, inOrder]) => [name, { up: (db) => runSteps(db, inOrder) }]))

async function runSteps(db: Kysely<unknown>, steps: readonly Migration[]) {
  for (const step of steps) await step.up(db)
}

/**
 * The one migration that the next release may have run already: a release adds at most one, which the release before it
 * must be able to work with, so that an update can be taken back. Anything newer than that is refused.
 */
function nextRelease(executed: readonly string[]): Migrations {
  const newer = executed.filter((name) => name > latestMigration)
  if (newer.length > 1) throw new Error(`it is of a newer release: ${newer.join(', ')}`)
  return Object.fromEntries(newer.map((name) => [name, []]))
}

async function executedMigrations(db: Database) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
