import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'

import { replicate } from '~/server/replicate'
import { restore } from '~/server/restore'

import { TEST_SECRET } from '../support/testApp'

const LIMITS = { intervalMs: 5, longLogBytes: 100_000, longTailBytes: 1_000_000, snapshotAgeMs: 86_400_000 }

let folder: string
let source: SQLite.Database
const at = (...names: string[]) => join(folder, ...names)
const environment = () => ({ DATA_DIR: at('data') })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-replicate-'))
  mkdirSync(at('data'))
  source = new SQLite(at('data', 'jani.sqlite'))
  source.pragma('journal_mode = WAL')
  source.exec('create table row (id integer primary key, note blob)')
})
afterEach(() => {
  source.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (rows: number) => {
  const insert = source.prepare('insert into row (note) values (randomblob(3000))')
  for (let row = 0; row < rows; row++) insert.run()
}
const rowsIn = (file: string) => {
  const database = new SQLite(file, { readonly: true })
  const { rows } = database.prepare('select count(*) as rows from row').get() as { rows: number }
  database.close()
  return rows
}

/** Replicates until `stop`; `snapshots` counts. Resolves when there is a first snapshot. */
async function begin(now = 0, limits = LIMITS) {
  const stopping = new AbortController()
  let snapshots = 0
  let running: Promise<void> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    const onSnapshot = () => {
      snapshots++
      resolve()
    }
    const needs = { environment: environment(), folder: at('replicas'), now: new Date(now), limits }
    running = replicate({ ...needs, signal: stopping.signal, onSnapshot })
    running.catch(reject)
  })
  return {
    snapshots: () => snapshots,
    stop() {
      stopping.abort()
      return running
    },
  }
}

const nextRounds = () => new Promise((resolve) => setTimeout(resolve, 10 * LIMITS.intervalMs))

/** Rounds pass until `isTrue`; the test's own patience ends it. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await nextRounds()
}

const replicaNames = () => readdirSync(at('replicas')).sort()
const namesIn = (replica = replicaNames().at(-1)!) => readdirSync(at('replicas', replica)).sort()
const bytesShipped = () =>
  namesIn().reduce((sum, name) => sum + statSync(at('replicas', replicaNames().at(-1)!, name)).size, 0)

const restoreHere = () => restore({ environment: { DATA_DIR: at('restored') }, folder: at('replicas') })
const refusal = (work: () => unknown) => {
  try {
    work()
    return 'done'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a replica of a SQLite file', () => {
  it('brings back every commit, to a folder that only its owner can read', async () => {
    write(3)
    const replication = await begin()
    write(2)
    await replication.stop()
    const { file, upTo } = restoreHere()
    expect(rowsIn(file)).toBe(5)
    expect(Date.now() - upTo.getTime()).toBeLessThan(3_600_000)
    expect(statSync(at('replicas')).mode & 0o777).toBe(0o700)
    for (const name of namesIn()) expect(statSync(at('replicas', replicaNames()[0]!, name)).mode & 0o777).toBe(0o600)
  })

  it('stays small: the log begins anew, and a new snapshot takes the place of the old one and its log', async () => {
    const replication = await begin()
    while (replication.snapshots() < 3) {
      write(20)
      await nextRounds()
    }
    await nextRounds()
    await replication.stop()
    expect(namesIn().filter((name) => name.endsWith('.sqlite'))).toHaveLength(1)
    expect(namesIn()[0]).toMatch(/^0000\d+\.sqlite$/)
    expect(namesIn()[0]).not.toMatch(/^00000001/)
    expect(statSync(at('data', 'jani.sqlite-wal')).size).toBeLessThan(1_000_000)
    const { file } = restoreHere()
    expect(rowsIn(file)).toBe(rowsIn(at('data', 'jani.sqlite')))
  })

  it('begins anew after every start, and the last three are kept', async () => {
    for (const now of [1, 2, 3, 4]) await (await begin(now)).stop()
    expect(replicaNames().map((name) => name.slice(-4))).toEqual(['002Z', '003Z', '004Z'])
  })

  it('leaves nothing of a replica without a snapshot', async () => {
    const stopped = AbortSignal.abort()
    await replicate({ environment: environment(), folder: at('replicas'), now: new Date(0), signal: stopped })
    expect(replicaNames()).toEqual([])
    expect(refusal(restoreHere)).toBe(`There is no replica in ${at('replicas')}.`)
  })

  it('clears away what a run left behind that was killed before its first snapshot, an hour after', async () => {
    const aWhileAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const leave = (name: string, minutes: number, files: string[]) => {
      mkdirSync(at('replicas', name), { recursive: true })
      for (const file of files) writeFileSync(at('replicas', name, file), 'a log')
      for (const path of [...files.map((file) => join(name, file)), name])
        utimesSync(at('replicas', path), aWhileAgo(minutes), aWhileAgo(minutes))
    }
    leave('replica-killed', 61, ['00000001.wal', '00000001.sqlite.unfinished'])
    leave('replica-killed-at-once', 61, [])
    leave('replica-still-at-work', 59, ['00000001.wal'])
    leave('replica-just-begun', 0, [])
    leave('another-folder', 61, ['00000001.wal'])
    await (await begin()).stop()
    expect(replicaNames().filter((name) => !name.startsWith('replica-1970'))).toEqual([
      'another-folder',
      'replica-just-begun',
      'replica-still-at-work',
    ])
  })

  it('ends with an error when its folder is gone', async () => {
    const replication = await begin()
    rmSync(at('replicas'), { recursive: true })
    for (let part = 0; part < 2; part++) {
      write(60)
      await nextRounds()
    }
    await expect(replication.stop()).rejects.toThrow(/^ENOENT: .*open .*00000\d+\.wal/)
  })

  it('needs a database, and leaves PostgreSQL to its own programs', async () => {
    const signal = new AbortController().signal
    const begun = (more: NodeJS.ProcessEnv) =>
      replicate({ environment: more, folder: at('replicas'), now: new Date(0), signal })
    await expect(begun({ DATA_DIR: at('nowhere') })).rejects.toThrow(
      `There is no database at ${at('nowhere', 'jani.sqlite')}.`,
    )
    const postgres = { DATABASE_URL: 'postgres://jani@127.0.0.1/jani', TOKEN_SECRET: TEST_SECRET }
    await expect(begun(postgres)).rejects.toThrow('docs/operating.md')
    expect(refusal(() => restore({ environment: postgres, folder }))).toContain('docs/operating.md')
    expect(existsSync(at('replicas'))).toBe(false)
  })
})

describe('a restore', () => {
  let replica: string
  beforeEach(async () => {
    const replication = await begin(0, { ...LIMITS, longTailBytes: Infinity }) // one snapshot, many parts
    for (let part = 0; part < 3; part++) {
      const before = bytesShipped()
      write(40)
      await until(() => bytesShipped() - before > 100_000)
      await nextRounds() // the log is let begin anew
    }
    await replication.stop()
    replica = at('replicas', replicaNames()[0]!)
  })
  const parts = () =>
    readdirSync(replica)
      .filter((name) => name.endsWith('.wal'))
      .sort()

  it('takes no file away that is there', () => {
    for (const name of ['jani.sqlite', 'jani.sqlite-wal']) {
      mkdirSync(at('restored'), { recursive: true })
      writeFileSync(at('restored', name), 'precious')
      expect(refusal(restoreHere)).toBe(`There is ${at('restored', name)} already; move it away first.`)
      expect(readFileSync(at('restored', name), 'utf8')).toBe('precious')
      rmSync(at('restored'), { recursive: true })
    }
  })

  it('bears a log that breaks off in the middle of a commit', () => {
    const last = join(replica, parts().at(-1)!)
    truncateSync(last, statSync(last).size - 1_000)
    const { file } = restoreHere()
    expect(rowsIn(file)).toBe(119)
  })

  it('leaves nothing when a part of the log is missing or damaged', () => {
    expect(parts().length).toBeGreaterThan(2)
    const middle = join(replica, parts()[1]!)
    const bytes = readFileSync(middle)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(middle, bytes)
    expect(refusal(restoreHere)).toBe(`${middle} is damaged: what comes after it does not fit.`)
    rmSync(middle)
    expect(refusal(restoreHere)).toBe(`${middle} is missing.`)
    expect(readdirSync(at('restored'))).toEqual([])
  })
})
