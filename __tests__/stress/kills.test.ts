import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import sharp from 'sharp'

import type { PredictionResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'

import { lastingDatabases } from '../support/databases'
import { photos } from '../support/photos'
import { freePort, startProduct } from '../support/product'
import { seededRandom } from '../support/random'
import { violatedInvariants } from '../support/scans'
import { TEST_SECRET } from '../support/testApp'
import { ROUNDS, WITHOUT_LIMITS, diagnose, grantCredits, signUp, unseen } from './load'

const CLIENTS = 8
const MAX_MS_BEFORE_KILL = 1_500

jest.setTimeout(60 * 60_000)

type Scan = { key: string; photo: Buffer; status: number | undefined; body: string }

it.each(lastingDatabases)(
  `a server on $name has stored and charged once whatever it answered, killed ${ROUNDS} times under load`,
  async ({ open }) => {
    const { location, close } = await open()
    const isSqlite = 'sqliteFile' in location
    const settings: Record<string, string> = isSqlite
      ? { DATA_DIR: dirname(location.sqliteFile) }
      : { DATABASE_URL: location.postgresUrl, DATA_DIR: join(tmpdir(), 'jani-stress') }
    const env = { ...settings, TOKEN_SECRET: TEST_SECRET, ACCESS_TOKEN_SECONDS: '86400', ...WITHOUT_LIMITS }
    const start = async () => startProduct({ dataDir: settings['DATA_DIR']!, port: await freePort(), env })
    const leaf = await sharp(photos.maizeRust).autoOrient().resize(300).jpeg().toBuffer()
    const { below } = seededRandom()
    let server = await start()
    const { access, email } = await signUp(server.url)
    await grantCredits({ ...settings, TOKEN_SECRET: TEST_SECRET }, email, 100_000)

    async function scan(): Promise<Scan> {
      const [key, photo] = [randomUUID(), unseen(leaf)]
      const { status, body } = await diagnose(server.url, access, photo, key).catch(() => ({
        status: undefined,
        body: '',
      }))
      return { key, photo, status, body }
    }

    /** What is wrong with the database, seen by a process that opens it next. */
    async function problems(scans: Scan[]) {
      const db = await openDatabase(location)
      const found = await violatedInvariants(db)
      if (isSqlite) {
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
        found.push(...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'))
      }
      for (const { key, body } of scans) {
        const { credits, diagnosis } = JSON.parse(body) as PredictionResponse
        const stored = await db
          .selectFrom('idempotent_response')
          .innerJoin('diagnosis', 'diagnosis.id', 'diagnosis_id')
          .select(['diagnosis_id', 'credits', 'verdict'])
          .where('idempotency_key', '=', key)
          .executeTakeFirst()
        const confirmed = { diagnosis_id: diagnosis.id, credits, verdict: diagnosis.verdict }
        if (!isDeepStrictEqual({ ...stored }, confirmed)) found.push(`${key} is not stored as answered`)
      }
      await db.destroy()
      return found
    }

    let total = 0
    for (let round = 0; round < ROUNDS; round++) {
      const scans: Scan[] = []
      let isAlive = true
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (isAlive) scans.push(await scan())
      })
      await wait(below(MAX_MS_BEFORE_KILL))
      isAlive = false
      server.signal('SIGKILL')
      await server.ended()
      await Promise.all(clients)
      const confirmed = scans.filter(({ status }) => status === 200)
      total += confirmed.length
      expect({ round, problems: await problems(confirmed) }).toEqual({ round, problems: [] })
      server = await start()
      for (const { key, photo, status, body } of scans.filter((one) => one.status !== 503)) {
        const again = await diagnose(server.url, access, photo, key)
        expect(again.status).toBe(200)
        if (status === 200) expect(again.body).toBe(body)
      }
    }
    expect(total).toBeGreaterThan(0)
    await server.stop()
    await close()
  },
)
