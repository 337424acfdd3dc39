import { Migrator, sql } from 'kysely'
import type { Migration } from 'kysely'

import { messageOf } from '~/server/domain/errors'

import type { Database } from './database'
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

const migrations: Record<string, Migration> = {
  '001_accounts': accounts,
  '002_diagnoses': diagnoses,
  '003_devices': devices,
  '004_ledger': ledger,
  '005_stored_answers': storedAnswers,
  '006_answers_by_photo': answersByPhoto,
  '007_standard_names': standardNames,
  '008_rate_limits': rateLimits,
  '009_answers_and_accounts': inOrder(
    verdicts,
    history,
    accountRecovery,
    suspensionsAndReversals,
    questions,
    followUps,
  ),
}

/** The steps of one release are one migration, so that the release before it knows what it may find. */
function inOrder(...steps: readonly Migration[]): Migration {
  return {
    async up(db) {
      for (const step of steps) await step.up(db)
    },
  }
}

export const latestMigration = Object.keys(migrations).sort().at(-1) ?? ''

/** Brings the database up to date; throws one sentence when that fails. */
export async function migrate(db: Database) {
  const known = { ...migrations, ...(await nextRelease(db)) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  throw new Error(`The database could not be brought up to date (${messageOf(error)}).`, { cause: error })
}

/**
 * The one migration that the next release may have run already: a release adds at most one, which the release before it
 * must be able to work with, so that an update can be taken back. Anything newer than that is refused by Kysely.
 */
async function nextRelease(db: Database): Promise<Record<string, Migration>> {
  const newer = (await executedMigrations(db)).filter((name) => name > latestMigration)
  const [name] = newer
  return name !== undefined && newer.length === 1 ? { [name]: { up: async () => undefined } } : {}
}

async function executedMigrations(db: Database) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
