import path from 'node:path'

import SQLite from 'better-sqlite3'

/** The account that an access token is of. */
export const accountOf = (access: string) =>
  (JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub

/** Changes what the server has stored; returns how many rows. */
export const changeStored = (statement: string, ...values: (string | number)[]): number =>
  changeStoredIn(process.env['E2E_DATA_DIR']!, statement, ...values)

/** The same for a server with its data in this folder. */
export function changeStoredIn(dataDir: string, statement: string, ...values: (string | number)[]): number {
  const stored = new SQLite(path.join(dataDir, 'jani.sqlite'))
  const { changes } = stored.prepare(statement).run(...values)
  stored.close()
  return changes
}
