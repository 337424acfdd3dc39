import { Migrator, sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'

import type { Database } from '~/server/persistence/schema'
import { dialectOf } from '~/server/persistence/dialectOf'
import { migrations, toKysely } from '~/server/persistence/migrate'

/** The newest migration of the release 0.2.0. */
export const RELEASE_0_2 = '008_rate_limits'

/** Takes everything away from a database of PostgreSQL. */
export async function emptyPostgres(db: Database) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Migrates as a release with migrations up to this one did: on SQLite without a transaction. */
export async function migrateAsBefore(db: Database, upTo: string) {
  const known = toKysely(Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= upTo)))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error as Error
}

/** Rows in every table of 0.2.0, `count` of each. */
export async function fillRelease(db: Database, count = 2) {
  for (let index = 0; index < count; index++) {
    const id = `a${index}`
    const report = `## Report ${index}\n${'Rust on maize. '.repeat(100)}`
    for (const statement of [
      sql`insert into account (id, username, email, password_hash, credits, created_at)
          values (${id}, 'Otieno', ${`${id}@example.com`}, 'h', 4, ${index})`,
      sql`insert into session (id, account_id, refresh_token_hash, previous_refresh_token_hash, created_at, last_used_at)
          values (${id}, ${id}, 'active', 'parent', 1, 2)`,
      sql`insert into device (token_hash, account_id, last_used_at) values (${id}, ${id}, 3)`,
      sql`insert into diagnosis (id, account_id, verdict, label, probability, model_version, report, charge, created_at)
          values (${id}, ${id}, 'confident', 'rust', 0.9, 'm', ${report}, 1, 4)`,
      sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
          values (${`${id} sign-up`}, ${id}, 'sign_up', 5, ${id}, 0), (${id}, ${id}, 'diagnosis', -1, ${id}, 4)`,
      sql`insert into idempotent_response
          (diagnosis_id, account_id, idempotency_key, photo_hash, response_body, created_at)
          values (${id}, ${id}, 'k', 'p', ${JSON.stringify({ report })}, 5)`,
      sql`insert into rate_limit (key, points, expire) values (${id}, 1, 6)`,
    ])
      await statement.execute(db)
  }
}

/** Every row, and of the schema what each database tells of it; without the names that the database makes by chance. */
export async function contentOf(db: Database) {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).sort()
  const rows = names.map(async (name) => (await sql`select * from ${sql.table(name)} order by 1`.execute(db)).rows)
  const { rows: schema } = await SCHEMA[dialectOf(db)].execute(db)
  const text = JSON.stringify({ names, rows: await Promise.all(rows), schema })
  return text.replace(/"id":"[\da-f-]{32,36}"/g, '"id":""')
}

const SCHEMA = {
  sqlite: sql`select name, sql from sqlite_schema where tbl_name not like 'kysely%' order by name`,
  postgres: sql`
    select table_name as one, column_name as two, is_nullable || data_type as three
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all select indexname, tablename, indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select tgname, tgrelid::regclass::text, '' from pg_trigger where not tgisinternal
    order by 1, 2, 3`,
}

/** Calls `act` before each statement, with its number from 1. */
export function beforeStatements(act: (statement: number) => void): KyselyPlugin {
  let statement = 0
  return {
    transformQuery({ node }) {
      act(++statement)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Fails at one statement. */
export const failAt = (failing: number) =>
  beforeStatements((statement) => {
    if (statement === failing) throw new Error('The disk is on fire.')
  })
