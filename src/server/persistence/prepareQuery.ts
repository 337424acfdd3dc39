import type { CompiledQuery } from 'kysely'

import type { Database } from './database'
import { readAtOnce } from './readAtOnce'

/** Stands for a value while a query is built. */
class Placeholder {
  constructor(readonly name: string) {}
}

type Buildable<Row> = { compile(): CompiledQuery<Row> }

/**
 * A query that is asked all the time. Building one costs more than running it, so it is built with placeholders, once
 * for each kind of database, and run with `values` in their places. A placeholder may only stand where a value does.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Database, placeholders: Values) => Buildable<Row>,
) {
  const built = new WeakMap<object, CompiledQuery<Row>>()
  // nothing but Kysely's compiler sees them, and it hands parameters on as they are
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Values

  return async (db: Database, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const prepared = built.get(adapter) ?? build(db, placeholders).compile()
    built.set(adapter, prepared)
    const parameters = prepared.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const query = { ...prepared, parameters }
    return (readAtOnce(adapter, query) as Row[] | undefined) ?? (await db.executeQuery<Row>(query)).rows
  }
}
