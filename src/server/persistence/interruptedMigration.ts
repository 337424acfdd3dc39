import { Kysely, sql } from 'kysely'
import type { CompiledQuery, Migration } from 'kysely'

import type { Database } from './schema'
import { openSqlite } from './openSqlite'

/** Without Kysely's own tables, SQLite's and Litestream's. */
const SCHEMA = `select type, name, sql from sqlite_schema
  where tbl_name not like 'kysely%' and tbl_name not like 'sqlite%' and tbl_name not like '\\_%' escape '\\' order by type, name`

/** Each migration, by its name, as steps in their order. */
export type Migrations = Record<string, readonly Migration[]>

/**
 * Builds before 0.3.0 migrated SQLite without a transaction: a start that was interrupted left the first statements of a
 * migration behind, and no record of them. Returns what is left of that migration; nothing when the schema is not that of
 * an interrupted one.
 */
export async function resumeInterrupted(
  db: Database,
  migrations: Migrations,
  executed: readonly string[],
): Promise<Migrations> {
  const name = Object.keys(migrations)
    .sort()
    .find((one) => !executed.includes(one))
  if (name === undefined) return {}
  const found = JSON.stringify((await sql.raw(SCHEMA).execute(db)).rows)
  const scratch = openScratch()
  try {
    for (const step of stepsBefore(migrations, name)) await scratch.run(step)
    if (scratch.schema() === found) return {}
    const steps = migrations[name] ?? []
    for (const [index, step] of steps.entries()) {
      const statements = await scratch.run(step)
      const last = statements.findIndex(({ schema }) => schema === found)
      if (last >= 0) return { [name]: [repeat(statements.slice(last + 1)), ...steps.slice(index + 1)] }
    }
    return {}
  } finally {
    await scratch.close()
  }
}

const stepsBefore = (migrations: Migrations, name: string) =>
  Object.keys(migrations)
    .filter((one) => one < name)
    .sort()
    .flatMap((one) => migrations[one] ?? [])

type Statement = { query: CompiledQuery; schema: string }

/** A database in memory that tells which statements a step runs, and the schema after each. */
function openScratch() {
  const { dialect, driver } = openSqlite(':memory:')
  const schema = () => JSON.stringify(driver.sqlite.prepare(SCHEMA).all())
  let statements: Statement[] = []
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void statements.push({ query, schema: schema() }) })
  return {
    schema,
    async run(step: Migration) {
      statements = []
      await step.up(db)
      return statements
    },
    close: () => db.destroy(),
  }
}

/** Where several statements leave the same schema, those that only change rows run again; they can be repeated. */
const repeat = (statements: readonly Statement[]): Migration => ({
  async up(db) {
    for (const { query } of statements) await db.executeQuery(query)
  },
})
