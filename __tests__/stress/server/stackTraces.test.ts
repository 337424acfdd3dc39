import path from 'node:path'

import SQLite from 'better-sqlite3'

import { endpoints } from '~/contract/endpoints'

import { freePort, newDataDir, startProduct } from '../../support/product'
import { until } from '../../support/rawHttp'
import { farmer } from '../../support/testApp'

it('the log of an unexpected error names the sources, not the bundle', async () => {
  const data = await newDataDir()
  const server = await startProduct({ dataDir: data.folder, port: await freePort(), main: 'scripts/run.mjs' })
  const database = new SQLite(path.join(data.folder, 'jani.sqlite'))
  database.exec('alter table account rename to missing')
  database.close()
  const { method, url } = endpoints.login
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(server.url + url, { method, headers, body: JSON.stringify(farmer) })
  expect(response.status).toBe(500)
  await until(() => server.said().includes('SqliteError'))
  await server.stop()
  expect(server.said()).toMatch(/\bsrc\/server\/\S+\.ts:\d+/)
  expect(server.said()).not.toContain('dist/server/main.js:')
  await data.remove()
})
