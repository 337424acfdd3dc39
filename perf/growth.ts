import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { endpoints } from '~/contract/endpoints'
import type { DatabaseLocation } from '~/server/persistence/database'

import { createPostgresServer } from '../__tests__/support/postgresServer'
import { fillDatabase, giveDiagnoses } from './fillDatabase'
import { PASSWORD, emailOf, logIn, newScan, readLeafPhoto, signUp, startServer } from './server'
import type { Server } from './server'

const METRICS_PORT = 3890
const IDLE_MS = 20_000
const CALLS_MS = 20_000
/** They log in by turns: each may do so ten times in 15 minutes. */
const ACCOUNTS = 40
/** Of the account that is exported and deleted. */
const DIAGNOSES_OF_ONE = 10_000

type Figures = Record<string, string>

/** The longest time that the server's event loop is held up on a large database. `GROWTH_*` set the size. */
export async function measureGrowth(): Promise<Figures> {
  const size = {
    accounts: sizeOf('GROWTH_ACCOUNTS', 10_000),
    entries: sizeOf('GROWTH_ENTRIES', 100_000),
    diagnoses: sizeOf('GROWTH_DIAGNOSES', 10_000),
  }
  const figures: Figures = { size: JSON.stringify(size) }
  const kinds = (process.env['GROWTH_DATABASES'] ?? 'sqlite,postgres').split(',')
  for (const kind of kinds) {
    const measured = kind === 'sqlite' ? await onSqlite(size) : await onPostgres(size)
    for (const [what, figure] of Object.entries(measured)) figures[`${kind}: ${what}`] = figure
  }
  return figures
}

const sizeOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

type Size = Parameters<typeof fillDatabase>[1]

async function onSqlite(size: Size) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jani-growth-'))
  try {
    return await measure({ sqliteFile: path.join(dataDir, 'jani.sqlite') }, size, { DATA_DIR: dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(size: Size) {
  const postgres = await createPostgresServer()
  await postgres.start()
  try {
    return await measure({ postgresUrl: postgres.url }, size, {
      DATABASE_URL: postgres.url,
      TOKEN_SECRET: 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ',
    })
  } finally {
    await postgres.remove()
  }
}

async function measure(location: DatabaseLocation, size: Size, settings: Record<string, string>) {
  const figures: Figures = await fillDatabase(location, size)
  const startedAt = performance.now()
  const server = await startServer(undefined, {
    ...settings,
    METRICS_PORT: String(METRICS_PORT),
    LOG_LEVEL: 'info',
  })
  try {
    figures['start'] = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    for (let account = 0; account < ACCOUNTS; account++) await signUp(server, account)
    await readLoop() // forgets the start
    const jobsAt = performance.now()
    await callUntil(server, isJobDone)
    figures['audit, statistics, clean-up and calls'] = await readLoop()
    figures['audit and statistics took'] = `${((performance.now() - jobsAt) / 1000).toFixed(0)} s`
    await callUntil(server, isJobDone, CALLS_MS)
    figures['calls alone'] = await readLoop()
    await wait(IDLE_MS)
    figures['idle'] = await readLoop()
    Object.assign(figures, await measureOneAccount(server, location))
    figures['memory'] = `${(Number(await readMetric('process_resident_memory_bytes')) / 1e6).toFixed(0)} MB`
    if ('sqliteFile' in location)
      figures['log of the database (WAL)'] = `${((await stat(`${location.sqliteFile}-wal`)).size / 1e6).toFixed(1)} MB`
    return figures
  } finally {
    await server.stop()
  }
}

/** Whether the jobs of the start are done: the statistics follow the audit. */
async function isJobDone() {
  const stats = (await (await fetch(`http://127.0.0.1:${METRICS_PORT}/stats`)).json()) as { until: string }
  const yesterday = new Date(Date.now() - 86_400_000 + 10_800_000).toISOString().slice(0, 10)
  return stats.until === yesterday
}

const CALLS_OF_ONE = 5
let logins = 0

/** Logins, scans and lists one after the other, as a few farmers would. */
async function callUntil(server: Server, isDone: () => Promise<boolean>, leastMs = 0) {
  const photo = await readLeafPhoto()
  const endsAt = performance.now() + leastMs
  let access = ''
  let calls = 0
  do {
    if (calls++ % CALLS_OF_ONE === 0) ({ access } = await logIn(server, ++logins % ACCOUNTS))
    const headers = { authorization: `Bearer ${access}` }
    const scan = { method: endpoints.predict.method, ...newScan(access, photo) }
    const requests = [
      () => fetch(server.url + endpoints.predict.url, scan),
      () => fetch(server.url + endpoints.getDiagnoses.url, { headers }),
      () => fetch(server.url + endpoints.getUser.url, { headers }),
    ]
    for (const request of requests) {
      const response = await request()
      if (!response.ok) throw new Error(`${response.url} ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
    await wait(200)
  } while (performance.now() < endsAt || !(await isDone()))
}

async function measureOneAccount(server: Server, location: DatabaseLocation): Promise<Figures> {
  const { access } = await logIn(server)
  await giveDiagnoses(location, emailOf(0), DIAGNOSES_OF_ONE)
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  await readLoop()
  const exported = await fetch(server.url + endpoints.exportAccount.url, { headers })
  const { byteLength } = await exported.arrayBuffer()
  const figures: Figures = {
    [`export of ${DIAGNOSES_OF_ONE} diagnoses`]: `${exported.status}, ${(byteLength / 1e6).toFixed(1)} MB, ${await readLoop()}`,
  }
  const { method, url } = endpoints.deleteAccount
  const body = JSON.stringify({ password: PASSWORD })
  const deleted = await fetch(server.url + url, { method, headers, body })
  figures['its deletion'] = `${deleted.status}, ${await readLoop()}`
  return figures
}

/** Delays of the event loop since the last reading; a timer of 10 ms measures them. */
async function readLoop() {
  const text = await readMetrics()
  const [mean, p99, max] = ['mean', 'p99', 'max'].map((name) =>
    (Number(valueOf(text, `nodejs_eventloop_lag_${name}_seconds`)) * 1000).toFixed(1),
  )
  return `loop mean ${mean}, p99 ${p99}, max ${max} ms`
}

const readMetric = async (name: string) => valueOf(await readMetrics(), name)
const readMetrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
const valueOf = (text: string, name: string) => new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]
