import { statSync } from 'node:fs'

import SQLite from 'better-sqlite3'
import { Client } from 'pg'

import { openMigratedDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'

type Size = { accounts: number; entries: number; diagnoses: number }

const ROWS_AT_ONCE = 200_000
const DAY_MS = 86_400_000
const DIAGNOSIS_DAYS = 60

/** About what a scan of one photo stores. */
const VERDICT = JSON.stringify({ kind: 'confident', padding: 'x'.repeat(500) })
const POSTERIOR = JSON.stringify(Array.from({ length: 60 }, (_, index) => 0.123456 + index / 1e6))

/** Migrates an empty database and fills it. */
export async function fillDatabase(location: DatabaseLocation, size: Size): Promise<Record<string, string>> {
  await (await openMigratedDatabase(location)).destroy()
  const database = await connect(location)
  const figures: Record<string, string> = {}
  try {
    for (const [name, { rows, insert }] of Object.entries({
      ...livingRows(database, size),
      ...expiredRows(database, size),
    })) {
      const [before, from] = [await database.bytes(), performance.now()]
      for (let first = 1; first <= rows; first += ROWS_AT_ONCE) {
        const last = Math.min(rows, first + ROWS_AT_ONCE - 1)
        await database.run(insert(database.series(first, last)))
      }
      const perRow = ((await database.bytes()) - before) / Math.max(rows, 1)
      figures[name] = `${rows} rows, ${perRow.toFixed(0)} B each, ${seconds(from)} s`
    }
    figures['database'] = `${((await database.bytes()) / 1e9).toFixed(2)} GB`
    return figures
  } finally {
    await database.close()
  }
}

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0)

/** Gives an account this many diagnoses of today, with their entries; its balance becomes the sum of these. */
export async function giveDiagnoses(location: DatabaseLocation, email: string, rows: number) {
  const database = await connect(location)
  const own = `(select id from account where email = '${email}')`
  const id = (prefix: string) => `'${prefix}-' || ${database.hex('i', 12)}`
  const n = database.series(1, rows)
  await database.run(`insert into diagnosis ${DIAGNOSIS_COLUMNS}
    select ${id('heavy')}, ${own}, ${diagnosis(String(Date.now()))} from ${n}`)
  await database.run(`insert into ledger (id, account_id, kind, amount, reference, created_at)
    select ${id('heavy')}, ${own}, 'diagnosis', -1, ${id('heavy')}, ${Date.now()} from ${n}`)
  await database.run(`update account set credits = credits - ${rows} where email = '${email}'`)
  await database.close()
}

type Connection = Awaited<ReturnType<typeof connect>>
type Table = { rows: number; insert: (series: string) => string }

const DIAGNOSIS_COLUMNS =
  '(id, account_id, verdict, verdict_json, posterior_json, label, probability, model_version, progress, charge, created_at)'

const diagnosis = (createdAt: string) => `
  case when i % 10 = 0 then 'notALeaf' else 'confident' end, '${VERDICT}', '${POSTERIOR}',
  'Corn_(maize)___Common_rust_', 0.9, '1', case when i % 7 = 0 then 'better' end,
  case when i % 10 = 0 then 0 else 1 end, ${createdAt}`

/** `i` counts rows. Account ids are random, the others in order of time, as in the product. */
function columns({ hex }: Connection, accounts: number) {
  const account = (number: string) =>
    `${hex(`(${number}) * 2654435761 % 4294967296`, 8)} || '-0000-4000-8000-' || ${hex(number, 12)}`
  return {
    account,
    ordered: `${hex('i', 8)} || '-0000-7000-8000-' || ${hex('i', 12)}`,
    owner: account(`(i - 1) % ${accounts} + 1`),
    /** Evenly over the last `days`. */
    createdAt: (rows: number, days: number) =>
      `cast(${Date.now() - days * DAY_MS} + i * ${((days * DAY_MS) / Math.max(rows, 1)).toFixed(3)} as bigint)`,
  }
}

function livingRows(connection: Connection, { accounts, entries, diagnoses }: Size): Record<string, Table> {
  const { account, ordered, owner, createdAt } = columns(connection, accounts)
  const now = Date.now()
  const gift = Math.ceil(entries / accounts) + 5
  return {
    accounts: {
      rows: accounts,
      insert: (n) => `insert into account (id, username, email, password_hash, credits, created_at)
        select ${account('i')}, 'Wanjiru', 'farmer.' || i || '@example.com', '${'x'.repeat(97)}',
        ${gift} - (${entries} - i) / ${accounts}, ${now} from ${n}`,
    },
    entries: {
      rows: entries,
      insert: (n) => `insert into ledger (id, account_id, kind, amount, reference, created_at)
        select ${ordered}, ${owner}, case when i <= ${accounts} then 'sign_up' else 'diagnosis' end,
        case when i <= ${accounts} then ${gift} else -1 end, ${ordered}, ${createdAt(entries, 365)} from ${n}`,
    },
    diagnoses: {
      rows: diagnoses,
      insert: (n) => `insert into diagnosis ${DIAGNOSIS_COLUMNS}
        select ${ordered}, ${owner}, ${diagnosis(createdAt(diagnoses, DIAGNOSIS_DAYS))} from ${n}`,
    },
    sessions: {
      rows: accounts,
      insert: (n) => `insert into session (id, account_id, refresh_token_hash, created_at, last_used_at)
        select ${account('i')}, ${account('i')}, '${'h'.repeat(43)}', ${now}, case when i % 5 = 0 then 0 else ${now} end from ${n}`,
    },
  }
}

/** What the daily jobs delete. */
function expiredRows(connection: Connection, { accounts, diagnoses }: Size): Record<string, Table> {
  const { ordered, owner } = columns(connection, accounts)
  const now = Date.now()
  const expired = Math.ceil(accounts / 10)
  const table = (insert: Table['insert'], rows = expired) => ({ rows, insert })
  return {
    'expired responses': table(
      (
        n,
      ) => `insert into idempotent_response (diagnosis_id, account_id, idempotency_key, photo_hash, credits, created_at)
        select ${ordered}, ${owner}, ${ordered}, '${'h'.repeat(43)}', 5, ${now - 30 * DAY_MS} from ${n}`,
      Math.min(expired, diagnoses),
    ),
    subscriptions: table(
      (n) => `insert into push_subscription (endpoint, account_id, session_id, p256dh, auth, language, created_at)
        select 'https://fcm.googleapis.com/fcm/send/' || ${owner}, ${owner}, ${owner}, '${'p'.repeat(87)}', 'a', 'en', ${now} from ${n}`,
    ),
    'expired mails': table(
      (n) => `insert into outbox (id, account_id, recipient, subject, text, due_at, created_at, expires_at)
        select ${ordered}, ${owner}, 'a@example.com', 's', '${'t'.repeat(800)}', 0, 0, 1 from ${n}`,
    ),
    'expired limits': table(
      (n) => `insert into rate_limit (key, points, expire) select 'login:' || ${owner}, 1, 1 from ${n}`,
    ),
  }
}

async function connect(location: DatabaseLocation) {
  if ('postgresUrl' in location) {
    const client = new Client(location.postgresUrl)
    await client.connect()
    await client.query('set session_replication_role = replica') // no foreign keys: quicker
    await client.query('set statement_timeout = 0') // the migration has given the user one
    return {
      run: (statement: string) => client.query(statement),
      async bytes() {
        const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
        return Number(rows[0]?.size)
      },
      series: (first: number, last: number) => `generate_series(${first}::bigint, ${last}) as n (i)`,
      hex: (number: string, width: number) => `lpad(to_hex(${number}), ${width}, '0')`,
      async close() {
        await client.query('vacuum analyze')
        await client.end()
      },
    }
  }
  const database = new SQLite(location.sqliteFile)
  for (const pragma of ['synchronous = off', 'foreign_keys = off', 'cache_size = -2000000']) database.pragma(pragma)
  return {
    run: async (statement: string) => void database.exec(statement),
    async bytes() {
      database.pragma('wal_checkpoint(truncate)')
      return statSync(location.sqliteFile).size
    },
    series: (first: number, last: number) =>
      `(with recursive n (i) as (select ${first} union all select i + 1 from n where i < ${last}) select i from n)`,
    hex: (number: string, width: number) => `printf('%0${width}x', ${number})`,
    close: async () => void database.close(),
  }
}
