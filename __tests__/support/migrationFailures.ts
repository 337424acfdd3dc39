import { sql } from 'kysely'
import type { KyselyPlugin, Migration } from 'kysely'

import type { Database, OpenDatabase } from '~/server/persistence/schema'

/** Takes everything away from a database of PostgreSQL. */
export async function emptyPostgres(db: Database) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Rows in every table that a login and a scan write to. */
export async function fillTables(db: Database) {
  for (const id of ['a', 'b'])
    for (const statement of [
      sql`insert into account (id, username, email, password_hash, credits, created_at)
          values (${id}, 'Otieno', ${`${id}@example.com`}, 'h', 4, 1)`,
      sql`insert into session (id, account_id, refresh_token_hash, created_at, last_used_at)
          values (${id}, ${id}, 'active', 1, 2)`,
      sql`insert into device (token_hash, account_id, last_used_at) values (${id}, ${id}, 3)`,
      sql`insert into diagnosis (id, account_id, verdict, label, probability, model_version, charge, created_at)
          values (${id}, ${id}, 'confident', 'rust', 0.9, 'm', 1, 4)`,
      sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
          values (${`${id} sign-up`}, ${id}, 'sign_up', 5, ${id}, 0), (${id}, ${id}, 'diagnosis', -1, ${id}, 4)`,
      sql`insert into idempotent_response (diagnosis_id, account_id, idempotency_key, photo_hash, credits, created_at)
          values (${id}, ${id}, 'k', 'p', 4, 5)`,
      sql`insert into rate_limit (key, points, expire) values (${id}, 1, 6)`,
    ])
      await statement.execute(db)
}

/** A migration as a later release may bring: of the schema and of rows. */
export const laterMigration: Migration = {
  async up(db) {
    await sql`alter table account add column village text`.execute(db)
    await sql`update account set village = 'Limuru'`.execute(db)
    await sql`create table harvest (id text primary key, account_id text not null references account (id))`.execute(db)
    await sql`create index harvest_account on harvest (account_id)`.execute(db)
    await sql`insert into harvest select id, id from account`.execute(db)
  },
}

/** What each database tells of the schema. */
export const schemaOf = async (db: OpenDatabase) => JSON.stringify((await SCHEMA[db.dialect].execute(db)).rows)

/** Every row and the schema. */
export async function contentOf(db: OpenDatabase) {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).sort()
  const rows = names.map(async (name) => (await sql`select * from ${sql.table(name)} order by 1`.execute(db)).rows)
  return JSON.stringify({ names, rows: await Promise.all(rows), schema: await schemaOf(db) })
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

/** The same database with a plugin. */
export const withPlugin = (db: OpenDatabase, plugin: KyselyPlugin): OpenDatabase => {
  const { dialect, driver } = db
  return Object.assign(db.withPlugin(plugin), { dialect, driver }) as OpenDatabase
}

/** Fails at one statement. */
export const failAt = (failing: number) =>
  beforeStatements((statement) => {
    if (statement === failing) throw new Error('The disk is on fire.')
  })
