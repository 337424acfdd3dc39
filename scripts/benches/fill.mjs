import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The id of the account with this number. */
export const idOf = (number) => `${hex(number, 8)}-0000-4000-8000-000000000000`

const hex = (number, digits) => number.toString(16).padStart(digits, '0')

const PLENTY = 1_000
const DIAGNOSES = 9

/** Accounts that sum up: PLENTY credits at the start, DIAGNOSES of them spent, an entry in the ledger for each. */
const statements = ({ numbers, format }) => [
  `insert into account (id, username, email, password_hash, credits, created_at)
   select ${format('n', 0)}, 'Wanjiru', ${format('n', 0)} || '@example.com', '{hash}', ${PLENTY - DIAGNOSES}, {now} from ${numbers('{size}')}`,
  `insert into ledger (id, account_id, kind, amount, reference, created_at)
   select ${format('n', 0)}, ${format('n', 0)}, 'sign_up', ${PLENTY}, ${format('n', 0)}, {now} from ${numbers('{size}')}`,
  `insert into ledger (id, account_id, kind, amount, reference, created_at)
   select ${format(`n / ${DIAGNOSES}`, `1 + n % ${DIAGNOSES}`)}, ${format(`n / ${DIAGNOSES}`, 0)}, 'diagnosis', -1,
     ${format(`n / ${DIAGNOSES}`, `1 + n % ${DIAGNOSES}`)}, {now} + 1 + n % ${DIAGNOSES} from ${numbers(`{size} * ${DIAGNOSES}`)}`,
]

const filled = (text, { size, hash }) =>
  text.replaceAll('{size}', String(size)).replaceAll('{hash}', hash).replaceAll('{now}', String(Date.now()))

const SQLITE = {
  numbers: (count) =>
    `(with recursive counted(n) as (select 0 union all select n + 1 from counted where n + 1 < ${count}) select n from counted)`,
  format: (number, part) => `printf('%08x-0000-4000-8000-%012x', ${number}, ${part})`,
}

/** Answers the bytes that they take. */
export function fillSqlite(folder, size, hash) {
  const file = join(folder, 'jani.sqlite')
  const db = new (require('better-sqlite3'))(file)
  db.pragma('synchronous = off')
  for (const statement of statements(SQLITE)) db.exec(filled(statement, { size, hash }))
  db.exec('analyze')
  db.pragma('wal_checkpoint(truncate)')
  db.close()
  return statSync(file).size
}

const POSTGRES = {
  numbers: (count) => `(select n from generate_series(0, ${count} - 1) as n) as counted`,
  format: (number, part) => `lpad(to_hex(${number}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${part}), 12, '0')`,
}

/** The same. */
export async function fillPostgres(url, size, hash) {
  const client = new (require('pg').Client)({ connectionString: url })
  await client.connect()
  for (const statement of statements(POSTGRES)) await client.query(filled(statement, { size, hash }))
  await client.query('vacuum analyze')
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
  await client.end()
  return Number(rows[0].bytes)
}
