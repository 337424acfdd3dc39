import type { CompiledQuery } from 'kysely'

import type { Database } from './database'

/** Stands for a value while a query is built. */
class Placeholder {
  constructor(readonly name: string) {}
}

type Buildable<Row> = { compile(): CompiledQuery<Row> }

/**
 * A query that is asked all the time: built with `placeholders` once, for building one costs more than running it, and
 * run with values in their places. Placeholders may only stand where a value does.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(
  db: Database,
  names: readonly (keyof Values & string)[],
  build: (placeholders: Values) => Buildable<Row>,
) {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))
  // nothing but Kysely's compiler sees them, and it hands parameters on as they are
  const { sql, query, queryId, parameters } = build(placeholders as Values).compile()
  return async (values: Values): Promise<Row[]> => {
    const filled = parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    return (await db.executeQuery<Row>({ sql, query, queryId, parameters: filled })).rows
  }
}
