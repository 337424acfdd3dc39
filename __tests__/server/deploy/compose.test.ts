import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { parse } from 'yaml'

import { findProgram, runProgram } from '../../support/programs'

type Service = {
  image: string
  build?: object
  command?: string | string[]
  profiles?: string[]
  environment?: Record<string, unknown>
  ports?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
const services = Object.entries(compose.services)
const example = parseEnv(readFileSync('deploy/compose.env.example', 'utf8'))
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const ours = services.filter(([, { image }]) => image.includes('JANI_IMAGE'))

describe('the compose file', () => {
  it('builds the image once, for all services that use it, in every profile', () => {
    expect(services.filter(([, { build }]) => build !== undefined)).toEqual([['image', expect.anything()]])
    expect(compose.services['image']).not.toHaveProperty('profiles')
    expect(ours.map(([name]) => name)).toEqual(['image', 'server-1', 'server-2', 'server', 'backup', 'backup-sqlite'])
  })

  it('lets only the proxy listen outside, and waits only for services that tell whether they are healthy', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
    for (const [, { depends_on = {} }] of services)
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const { image, healthcheck } = compose.services[name]!
        const isChecked =
          healthcheck !== undefined || (image.includes('JANI_IMAGE') && dockerfile.includes('HEALTHCHECK'))
        expect([name, condition, isChecked]).toEqual([name, 'service_healthy', true])
      }
  })

  it('backs up at the start and then daily, with a command that the image has', () => {
    const loop = compose.services['backup']?.command?.[2]
    expect(loop).toMatch(/^while :; do node dist\/server\/backup\.js \/backups && find .+ -delete; sleep 86400; done$/)
    expect(compose.services['backup-sqlite']?.command).toEqual(compose.services['backup']?.command)
  })

  it('has Prometheus ask every server, by the rules that are mounted', () => {
    const prometheus = readFileSync('deploy/prometheus.yml', 'utf8')
    const servers = ours.map(([name]) => name).filter((name) => name.startsWith('server'))
    expect(prometheus).toContain(`names: [${servers.join(', ')}]`)
    expect(prometheus).toContain(`port: ${String(compose.services['server']?.environment?.['METRICS_PORT'])}`)
    expect(prometheus).toContain('rule_files: [alerts.yml]')
  })
})

const caddy = findProgram('caddy')
const itWithCaddy = caddy === undefined ? it.skip : it

itWithCaddy('the Caddyfile is one that Caddy accepts, with the settings of the example', () => {
  const env = { ...process.env, ...example }
  expect(runProgram(caddy!, ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], env)).toMatchObject(
    {
      code: 0,
    },
  )
})
