import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { CompiledQuery, SqliteDialectConfig } from 'kysely'

/** The rows of a statement that only reads; undefined where it does not, or where it would see half of a transaction. */
export type ReadAtOnce = (query: CompiledQuery) => unknown[] | undefined

class ReadingAdapter extends SqliteAdapter {
  constructor(readonly readAtOnce: ReadAtOnce) {
    super()
  }
}

/**
 * Kysely has every statement wait for the one connection. While no transaction is open there is nothing to wait for: a
 * statement of SQLite runs from its beginning to its end. Of many that ask together, each would be woken for each.
 */
export class ReadingDialect extends SqliteDialect {
  constructor(
    config: SqliteDialectConfig,
    private readonly readAtOnce: ReadAtOnce,
  ) {
    super(config)
  }

  override createAdapter() {
    return new ReadingAdapter(this.readAtOnce)
  }
}

/** Undefined where there is no other way than to wait for the connection. */
export const readAtOnce = (adapter: object, query: CompiledQuery) =>
  adapter instanceof ReadingAdapter ? adapter.readAtOnce(query) : undefined
