import { Migrator } from 'kysely'

import { messageOf } from '~/server/domain/errors'

import type { Database } from './database'
import * as accounts from './migrations/001_accounts'
import * as diagnoses from './migrations/002_diagnoses'
import * as devices from './migrations/003_devices'
import * as ledger from './migrations/004_ledger'
import * as storedAnswers from './migrations/005_stored_answers'
import * as answersByPhoto from './migrations/006_answers_by_photo'

const migrations = {
  '001_accounts': accounts,
  '002_diagnoses': diagnoses,
  '003_devices': devices,
  '004_ledger': ledger,
  '005_stored_answers': storedAnswers,
  '006_answers_by_photo': answersByPhoto,
}

export const latestMigration = Object.keys(migrations).sort().at(-1)

/** Brings the database up to date, in one transaction where it can; throws one sentence when that fails. */
export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  throw new Error(`The database could not be brought up to date (${messageOf(error)}).`, { cause: error })
}
