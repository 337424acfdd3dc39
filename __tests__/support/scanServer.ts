import type { AddressInfo } from 'node:net'

import { openDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'

import { classifyByBytes } from './scans'
import { buildTestApp } from './testApp'

/**
 * The server as a process to kill: it loads everything, then waits for the database that it is to serve, so that the
 * next one is ready when this one dies.
 */
process.once('message', (location: DatabaseLocation) => {
  void serve(location)
})
process.once('disconnect', () => process.exit())

async function serve(location: DatabaseLocation) {
  const db = await openDatabase(location)
  const app = await buildTestApp({ db, classify: classifyByBytes, environment: { ACCESS_TOKEN_SECONDS: '86400' } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.((app.server.address() as AddressInfo).port)
}
