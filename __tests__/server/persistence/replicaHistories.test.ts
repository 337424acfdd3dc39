import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import fc from 'fast-check'

import { followLog } from '~/server/persistence/followLog'
import { restoreReplica } from '~/server/persistence/restoreReplica'
import { takeSnapshot } from '~/server/persistence/takeSnapshot'

import { campaign } from '../../support/campaign'

const { count, seed, record, timeoutMs } = campaign('replicaHistories', 100)
jest.setTimeout(timeoutMs(120_000))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-replica-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What writers, readers, SQLite and the replication may do, in any order. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ deed: fc.constant('write' as const), by: fc.nat(1), rows: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('forget' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('give up' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('vacuum' as const), by: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('checkpoint' as const),
      by: fc.nat(1),
      mode: fc.constantFrom('PASSIVE', 'RESTART', 'TRUNCATE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('come back' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constantFrom('read on' as const, 'stop reading' as const) }) },
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('ship' as const) }) },
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('let begin anew' as const) }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('snapshot' as const) }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('lose' as const) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer Kind> ? Kind : never

const ROW_BYTES = 3_000
const rowsOf = (database: SQLite.Database) =>
  database.prepare('select id, hex(substr(note, 1, 8)) as note from row order by id').all()

function openWriter(file: string) {
  const writer = new SQLite(file, { timeout: 0 })
  writer.pragma('journal_mode = WAL')
  writer.pragma('wal_autocheckpoint = 7')
  writer.exec('create table if not exists row (id integer primary key, note blob)')
  return writer
}

/** One database, its replica, and what must be in it. */
function createWorld(place: string) {
  const [file, replica] = [join(place, 'jani.sqlite'), join(place, 'replica')]
  mkdirSync(replica, { recursive: true })
  const writers = [openWriter(file), openWriter(file)]
  const reader = new SQLite(file, { readonly: true })
  const signal = new AbortController().signal
  const follower = followLog(file, replica)
  let shipped: unknown[] = []
  let restores = 0
  const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')
  const tryTo = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
  }
  const ship = () => {
    follower.ship()
    shipped = rowsOf(writers[0]!)
  }
  const snapshot = async () => {
    const isTaken = await takeSnapshot({ file, folder: replica, follower, signal })
    if (isTaken) shipped = rowsOf(writers[0]!)
  }
  const write = (by: number, rows: number) => {
    const insert = writers[by]!.prepare('insert into row (note) values (randomblob(?))')
    for (let row = 0; row < rows; row++) insert.run(ROW_BYTES)
  }
  const deeds: { [Name in Deed['deed']]: (step: Extract<Deed, { deed: Name }>) => void | Promise<void> } = {
    write: ({ by, rows }) => {
      write(by, rows)
    },
    forget: ({ by }) => {
      writers[by]!.exec('delete from row where id % 3 = 0')
    },
    'give up': ({ by }) => {
      writers[by]!.exec('begin')
      write(by, 3)
      writers[by]!.exec('rollback')
    },
    vacuum: ({ by }) => {
      tryTo(() => writers[by]!.exec('vacuum'))
    },
    checkpoint: ({ by, mode }) => {
      tryTo(() => writers[by]!.pragma(`wal_checkpoint(${mode})`))
    },
    'come back': ({ by }) => {
      writers[by]!.close()
      writers[by] = openWriter(file)
    },
    'read on': () => {
      if (!reader.inTransaction) reader.exec('begin')
      rowsOf(reader)
    },
    'stop reading': () => {
      if (reader.inTransaction) reader.exec('commit')
    },
    ship,
    'let begin anew': () => {
      if (follower.letBeginAnew()) shipped = rowsOf(writers[0]!)
    },
    snapshot,
    lose: () => {
      expectRestored()
    },
  }
  const expectRestored = () => {
    const restored = join(place, `restored-${restores++}.sqlite`)
    restoreReplica(replica, restored)
    const database = new SQLite(restored, { readonly: true })
    expect(rowsOf(database)).toEqual(shipped)
    database.close()
  }
  return {
    apply: (step: Deed) => (deeds[step.deed] as (step: Deed) => void | Promise<void>)(step),
    snapshot,
    expectRestored,
    parts: () => readdirSync(replica).filter((name) => name.endsWith('.wal')).length,
    close() {
      follower.close()
      for (const database of [...writers, reader]) database.close()
    },
  }
}

it(`misses no commit, whatever writers, readers and SQLite do, in ${count} histories`, async () => {
  let histories = 0
  let parts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 60 }), async (steps) => {
      const place = join(folder, String(histories++))
      const world = createWorld(place)
      try {
        await world.snapshot()
        for (const step of steps) await world.apply(step)
        world.expectRestored()
        parts += world.parts()
      } finally {
        world.close()
        rmSync(place, { recursive: true })
      }
    }),
    { numRuns: count, seed, endOnFailure: process.env['JANI_CAMPAIGN'] !== undefined },
  )
  expect(parts).toBeGreaterThan(count) // the log was begun anew
  record({ histories, 'parts of logs': parts, 'commits missed': 0 })
})
