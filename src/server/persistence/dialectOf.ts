import { PostgresAdapter } from 'kysely'
import type { Kysely } from 'kysely'

/** For the few statements that differ between the two databases. */
export const dialectOf = <Schema>(db: Kysely<Schema>): 'sqlite' | 'postgres' =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
