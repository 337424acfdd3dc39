import { administer } from './postgresAdmin'

/** Jest's global teardown: removes what startPostgres created. */
export default async function stopPostgres() {
  const server = process.env['TEST_POSTGRES_URL']
  const template = process.env['TEST_POSTGRES_TEMPLATE']
  if (globalThis.testPostgres) await globalThis.testPostgres.remove()
  else if (server && template) await administer(server, `drop database ${template}`)
}
