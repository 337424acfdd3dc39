import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

const compose = read('deploy', 'compose.yaml')
const container = read('deploy', 'Dockerfile')
const page = read('docs', 'operating.md')
const known = all(read('.env.example'), /^([A-Z_]+)=/gm)

/** The names under `environment` of the servers. */
const given = all(/x-server:.*?environment:\n(.*?)\n {2}\w/s.exec(compose)![1]!, /^ {4}([A-Z_]+):/gm)

describe('the files for containers', () => {
  it('set nothing that the server does not know, and all that several servers must share', () => {
    expect(given.filter((name) => !known.includes(name))).toEqual([])
    expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'TOKEN_SECRET', 'TRUST_PROXY', 'DRAIN_SECONDS']))
    const inImage = all(/^ENV NODE_ENV=production (.*)$/m.exec(container)![1]!, /([A-Z_]+)=/g)
    expect(inImage.filter((name) => !known.includes(name))).toEqual([])
  })

  it('ask for what the example names, and hold no secret', () => {
    const asked = new Set(all(compose, /\$\{(\w+):\?\}/g))
    expect([...asked].sort()).toEqual(all(read('deploy', 'compose.env.example'), /^([A-Z_]+)=/gm).sort())
    expect(read('deploy', 'compose.env.example')).toMatch(/^TOKEN_SECRET=\n/m)
    expect(read('.gitignore')).toMatch(/^compose\.env$/m)
  })

  it('name every server that the proxy sends visitors to', () => {
    const servers = all(compose, /^ {2}(server-\d+): \*server$/gm)
    expect(servers.length).toBeGreaterThanOrEqual(2)
    expect(/UPSTREAMS: (.*)$/m.exec(compose)![1]).toBe(servers.map((name) => `${name}:3000`).join(' '))
  })

  it('copy what there is', () => {
    const copied = all(container, /^COPY (?!--from)(.*) \S+$/gm).flatMap((files) => files.split(' '))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it.each([...new Set(all(`${page}${container}`, /dist[/\\]server[/\\](\w+)\.js/g))])(
    'run a program that is built: %s',
    (program) => {
      expect(read('webpack.config.ts')).toContain(`${program}: from('src/server/${program}.ts')`)
    },
  )
})
