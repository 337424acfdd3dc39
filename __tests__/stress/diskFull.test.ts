import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import { openMigratedDatabase } from '~/server/persistence/database'

import { creditsOf, diagnose, login, refreshed, register } from '../support/calls'
import { violatedInvariants } from '../support/scans'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS } from './load'

const FARMERS = 5
const UNBOUNDED_PAGES = 1_073_741_823

jest.setTimeout(600_000)

/** Mounts a file system of this size; false where that is not allowed. */
function mount(folder: string, size = '4m') {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function fillWith(file: string) {
  for (let bytes = 2 ** 22; bytes >= 512; bytes /= 2)
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // as full as it gets
    }
}

async function fillAndFree() {
  const folder = mkdtempSync(join(tmpdir(), 'jani-full-'))
  const ballast = join(folder, 'ballast')
  const isMounted = mount(folder)
  const db = await openMigratedDatabase({ sqliteFile: join(folder, 'jani.sqlite') })
  const app = await buildTestApp({ db })
  // without a disk of its own the database file may not grow by another page
  const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db)
  const signUp = async (email: string) => (await register(app, { ...farmer, email })).json<AuthResponse>()
  const farmers = await Promise.all(Array.from({ length: FARMERS }, (_, index) => signUp(`farmer${index}@example.com`)))
  const paid = new Map(farmers.map(({ access }) => [access, 0]))
  const scan = async (access: string) => {
    const response = await diagnose(app, access)
    if (response.statusCode === 200) paid.set(access, paid.get(access)! + 1)
    return response
  }
  async function expectNothingLost() {
    for (const [access, count] of paid) expect(await creditsOf(app, access)).toBe(5 - count)
    expect(await violatedInvariants(db)).toEqual([])
    const { rows } = await sql`pragma integrity_check`.execute(db)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
  }

  if (isMounted) fillWith(ballast)
  else await limitPages(1) // no less than the file has, says SQLite
  const refused: Awaited<ReturnType<typeof diagnose>>[] = []
  for (const { access } of farmers)
    for (let count = 0; count < 4; count++) {
      const response = await scan(access) // there may be room for a few
      if (response.statusCode !== 200) refused.push(response)
    }
  expect(refused.length).toBeGreaterThan(0)
  for (const response of refused) {
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
    expect(response.json()).toEqual({
      detail: expect.stringMatching(/^[A-Z].+\.$/),
      error: { code: 'recordsAway', params: {}, fields: {} },
    })
  }
  await expectNothingLost()

  if (isMounted) rmSync(ballast)
  else await limitPages(UNBOUNDED_PAGES)
  const last = farmers.at(-1)!
  expect((await scan(last.access)).statusCode).toBe(200)
  await refreshed(app, last.refresh)
  expect((await login(app, { ...farmer, email: 'farmer0@example.com' })).statusCode).toBe(200)
  expect((await register(app, { ...farmer, email: 'later@example.com' })).statusCode).toBe(201)
  await expectNothingLost()
  await app.close()
  await db.destroy()
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
}

it('answers 503 while the disk is full, loses nothing, and goes on when there is room again', async () => {
  for (let round = 0; round < ROUNDS; round++) await fillAndFree()
})

/** Fills the disk at more and more bytes above nothing; each start after that has room again. */
it('starts when there is room again, wherever the disk was full in the migrations of the first start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-full-'))
  const failures: string[] = []
  let room = 40
  for (let isFull = true; isFull; room += 40) {
    const disk = mkdtempSync(join(folder, 'disk-'))
    if (!mount(disk, `${room}k`)) break
    const start = () =>
      openMigratedDatabase({ sqliteFile: join(disk, 'jani.sqlite') }).then((started) => started.destroy())
    isFull = await start().then(
      () => false,
      (error: unknown) => failures.push((error as Error).message) > 0,
    )
    execFileSync('mount', ['-o', 'remount,size=64m', disk])
    await start()
    execFileSync('umount', [disk])
  }
  rmSync(folder, { recursive: true })
  for (const failure of failures)
    expect(failure).toMatch(
      /^The database (file .+ cannot be used: |could not be brought up to date \()(database or disk is full|disk I\/O error)/,
    )
})
