import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { openMigratedDatabase } from '~/server/persistence/database'

import { contentOf, schemaOf } from '../support/migrationFailures'
import { newDataDir, freePort, startProduct } from '../support/product'
import { seededRandom } from '../support/random'
import { ROUNDS } from './load'

const MAX_MS_BEFORE_KILL = 100

jest.setTimeout(30 * 60_000)

async function ofFile(sqliteFile: string, read: typeof contentOf) {
  const db = await openMigratedDatabase({ sqliteFile })
  const content = await read(db)
  await db.destroy()
  return content
}
const fresh = (read: typeof contentOf) => ofFile(':memory:', read)

it(`a first start that is killed ${ROUNDS} times in its migration starts again`, async () => {
  const { below } = seededRandom()
  for (let round = 0; round < ROUNDS; round++) {
    const { folder: dataDir, remove } = await newDataDir()
    const sqliteFile = join(dataDir, 'jani.sqlite')
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) }
    const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
    while (!existsSync(sqliteFile) && server.exitCode === null) await wait(1)
    await wait(below(MAX_MS_BEFORE_KILL))
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    expect(await ofFile(sqliteFile, contentOf)).toBe(await fresh(contentOf))
    await remove()
  }
})

it('two servers that make the same file at the same time both serve', async () => {
  const { folder: dataDir, remove } = await newDataDir()
  const ports = [await freePort(), await freePort()]
  const servers = await Promise.all(ports.map((port) => startProduct({ dataDir, port })))
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  for (const server of servers) expect(await server.stop()).toBe(0)
  // of the schema only: their first jobs may have stored a row by now
  expect(await ofFile(join(dataDir, 'jani.sqlite'), schemaOf)).toBe(await fresh(schemaOf))
  await remove()
})
