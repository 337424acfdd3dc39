import { openDatabase } from '~/server/persistence/database'

import { buildTestApp } from './testApp'
import type { TestServerSettings } from './testServer'

/** The test app on a database that is there, on a port of its own, which it prints. */
async function listen({ location, passwordCost }: TestServerSettings) {
  const app = await buildTestApp({ db: await openDatabase(location), passwordCost })
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
}

void listen(JSON.parse(process.argv[2]!) as TestServerSettings)
