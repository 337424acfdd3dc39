import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import { parse } from 'yaml'

import { postgresPrograms } from '../support/backups'
import { createPostgresServer } from '../support/postgresServer'
import { freePort, startProduct } from '../support/product'
import { findProgram } from '../support/programs'
import { until } from '../support/rawHttp'
import { TEST_SECRET } from '../support/testApp'

type Services = Record<string, { environment: Record<string, unknown>; command?: string[] }>

const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as { services: Services }

/** What compose would fill in. */
const filledIn = (settings: Record<string, unknown>, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+)(?:(?::-([^}]*))|(?::\?))?\}/g,
        (_, variable: string, other = '') => values[variable] ?? other,
      ),
    ]),
  )

const psql = findProgram('psql')
const caddy = findProgram('caddy')
const canRun = postgresPrograms !== undefined && psql !== undefined
const describeWithPrograms = canRun ? describe : describe.skip

/** The processes of the compose file's profile `postgres`, without containers. */
describeWithPrograms('the processes of the compose file', () => {
  const values = { SITE_ADDRESS: 'jani.example', TOKEN_SECRET: TEST_SECRET, DATABASE_PASSWORD: 'only-for-tests' }
  let folder: string
  let postgres: Awaited<ReturnType<typeof createPostgresServer>>
  let databaseUrl: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jani-deploy-'))
    postgres = await createPostgresServer(postgresPrograms, 'postgres')
    await postgres.start()
    const { hostname, port, password } = new URL(postgres.url)
    const env = { ...process.env, ...values, PGHOST: hostname, PGPORT: port, PGPASSWORD: password }
    const created = spawnSync('sh', ['deploy/createDatabase.sh'], { env, encoding: 'utf8' })
    expect([created.status, created.stderr]).toEqual([0, ''])
    databaseUrl = `postgres://jani:${values.DATABASE_PASSWORD}@${hostname}:${port}/jani`
  })
  afterAll(async () => {
    await postgres.remove()
    rmSync(folder, { recursive: true })
  })

  const environmentOf = (service: string) => ({
    ...filledIn(services[service]!.environment, values),
    DATABASE_URL: databaseUrl,
    PATH: `${postgresPrograms!}:${process.env['PATH']!}`,
  })

  async function startServer(name: string) {
    const env = {
      ...environmentOf(name),
      METRICS_PORT: String(await freePort()),
      DRAIN_SECONDS: '0',
      INFERENCE_WORKERS: '1',
    }
    return startProduct({ dataDir: join(folder, name), port: await freePort(), env })
  }

  it('the database belongs to a user who is no superuser, two servers serve it, and the backup finds it', async () => {
    const servers = [await startServer('server-1'), await startServer('server-2')]
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    expect((await client.query('select rolsuper from pg_roles where rolname = current_user')).rows).toEqual([
      { rolsuper: false },
    ])
    const backups = join(folder, 'backups')
    const loop = services['backup']!.command![2]!.replaceAll('/backups', backups).replace('sleep 86400', 'exit')
    const backup = spawnSync('sh', ['-c', loop], { env: environmentOf('backup'), encoding: 'utf8' })
    expect([backup.status, backup.stderr]).toEqual([0, ''])
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.dump$/), expect.stringMatching(/\.json$/)])
    expect((await client.query('select command from operator_action')).rows).toEqual([{ command: 'backup' }])
    await client.end()
    for (const server of servers) expect(await server.stop()).toBe(0)
  })

  const itWithCaddy = caddy === undefined ? it.skip : it
  itWithCaddy('Caddy sends requests on to a server that is alive', async () => {
    const server = await startServer('server-1')
    const [port, gone] = [await freePort(), await freePort()]
    const env = {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      UPSTREAMS: `${new URL(server.url).host} 127.0.0.1:${gone}`,
    }
    const proxy = spawn(caddy!, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
      env,
      stdio: 'ignore',
    })
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      )
    await until(async () => (await statusOf('/readyz')) === 200)
    expect(await Promise.all(Array.from({ length: 10 }, () => statusOf('/readyz')))).toEqual(Array(10).fill(200))
    proxy.kill()
    await once(proxy, 'exit')
    expect(await server.stop()).toBe(0)
  })
})
