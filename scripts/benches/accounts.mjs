import { loadavg } from 'node:os'

import { ensureBuilt, say } from '../steps.mjs'
import { median, round, spreadOf } from './compare.mjs'
import { fillPostgres, fillSqlite, idOf } from './fill.mjs'
import { clientPhoto, source, tested } from './inProcess.mjs'
import { createProcesses } from './processes.mjs'

const SIZES = [1_000, 100_000, 1_000_000]
/** Spread evenly over all accounts, each logged in once. */
const VISITORS = 40
const ROUNDS = 60
const SECRET = 'for-the-bench-alone-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * How long get_user and predict take with many accounts and ten ledger rows for each, against the same with few. Each
 * number of accounts is a database and a product of its own; they are asked in turns.
 */
export async function accounts(largest = String(SIZES.at(-1))) {
  await ensureBuilt()
  const sizes = SIZES.filter((size) => size <= Number(largest))
  const figures = { accounts: sizes.join(', '), 'ledger rows of the largest': sizes.at(-1) * 10 }
  for (const [kind, open] of Object.entries({ SQLite: openSqlite, PostgreSQL: openPostgres }))
    Object.assign(figures, await grow(kind, open, sizes))
  return { ...figures, load: round(loadavg()[0]) }
}

async function grow(kind, open, sizes) {
  const databases = []
  try {
    for (const size of sizes) {
      say(`${kind}: ${size} accounts ...`)
      databases.push(await open(size))
    }
    const photo = await clientPhoto()
    const calls = await Promise.all(databases.map(({ url }, index) => callsOf(url, sizes[index], photo)))
    const times = sizes.map(() => ({ getUser: [], predict: [] }))
    for (let turn = -3; turn < ROUNDS; turn++)
      for (const [index, call] of calls.entries())
        for (const name of ['getUser', 'predict']) {
          const ms = await call[name](turn + 3)
          if (turn >= 0) times[index][name].push(ms)
        }
    const size = [`${kind} size (MB)`, databases.map(({ bytes }) => Math.round(bytes / 2 ** 20)).join(' ')]
    return Object.fromEntries([
      size,
      ...['getUser', 'predict'].flatMap((name) => {
        const medians = times.map((of) => median(of[name]))
        return [
          [`${kind} ${name} p50 (ms)`, medians.map(round).join(' ')],
          [`${kind} ${name} largest / smallest`, round(medians.at(-1) / medians[0])],
          [`${kind} ${name} spread of the smallest`, spreadOf(times[0][name])],
        ]
      }),
    ])
  } finally {
    for (const { close } of databases) await close()
  }
}

/** Milliseconds of one call, another visitor's each time. */
async function callsOf(url, size, photo) {
  const { createUploader, unseen } = tested('load/openLoop.ts')
  const { PASSWORD, postJson } = tested('load/richFarmer.ts')
  const visitors = []
  for (let index = 0; index < VISITORS; index++) {
    const email = `${idOf(Math.floor((index * size) / VISITORS))}@example.com`
    visitors.push((await postJson(`${url}/api/auth/login/`, { email, password: PASSWORD })).access)
  }
  const uploader = createUploader(url)
  const time = async (work, turn) => {
    const start = performance.now()
    await work(visitors[turn % VISITORS])
    return performance.now() - start
  }
  const expectOk = ({ status }) => {
    if (status !== 200) throw new Error(`${status}, not 200`)
  }
  const look = async (access) => {
    const answer = await fetch(`${url}/api/users/get_user`, { headers: { authorization: `Bearer ${access}` } })
    await answer.arrayBuffer()
    expectOk(answer)
  }
  const scan = async (access) => expectOk(await uploader.upload(access, unseen(photo)))
  return { getUser: (turn) => time(look, turn), predict: (turn) => time(scan, turn) }
}

const passwordHash = async () =>
  (await source('server/security/passwords.ts').createPasswords()).hash(tested('load/richFarmer.ts').PASSWORD)

async function openSqlite(size) {
  const processes = createProcesses()
  return closedOnFailure(processes.stopAll, async () => {
    await (await processes.startProduct()).stop() // makes the tables
    const bytes = fillSqlite(processes.folder, size, await passwordHash())
    return { ...(await processes.startProduct({ INFERENCE_WORKERS: '1' })), bytes }
  })
}

async function openPostgres(size) {
  const processes = createProcesses()
  const postgres = await tested('postgresServer.ts').createPostgresServer()
  const close = async () => {
    await processes.stopAll()
    await postgres.remove()
  }
  return closedOnFailure(close, async () => {
    await postgres.start()
    const env = { DATABASE_URL: postgres.url, TOKEN_SECRET: SECRET, INFERENCE_WORKERS: '1' }
    await (await processes.startProduct(env)).stop() // makes the tables
    const bytes = await fillPostgres(postgres.url, size, await passwordHash())
    return { ...(await processes.startProduct(env)), bytes }
  })
}

/** What is opened, with how to close it: what cannot be opened wholly is closed at once. */
async function closedOnFailure(close, open) {
  try {
    return { ...(await open()), close }
  } catch (error) {
    await close()
    throw error
  }
}
