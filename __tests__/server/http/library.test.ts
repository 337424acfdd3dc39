import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { buildTestApp } from '../../support/testApp'

const PAGES = ['index', 'app', 'library', 'library/bean-rust', 'sw/library', 'sw/library/bean-rust']

let publicDir: string
let app: FastifyInstance
beforeAll(async () => {
  publicDir = mkdtempSync(join(tmpdir(), 'jani-library-'))
  const hashes = PAGES.map((page) => [`${page}.html`, { scripts: [`sha256-${page}`], styles: [] }] as const)
  for (const [file] of hashes) {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true })
    writeFileSync(join(publicDir, file), file)
  }
  writeFileSync(join(publicDir, 'inline.json'), JSON.stringify(Object.fromEntries(hashes)))
  app = await buildTestApp({ publicDir })
})
afterAll(async () => {
  await app.close()
  rmSync(publicDir, { recursive: true })
})

it.each(['library', 'library/bean-rust', 'sw/library', 'sw/library/bean-rust'])(
  'serves the prerendered page of /%s, with a policy that allows its own scripts',
  async (page) => {
    for (const url of [`/${page}`, `/${page}/`, `/${page}?from=answer`]) {
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.body]).toEqual([200, `${page}.html`])
      expect(answer.headers['content-security-policy']).toContain(`'sha256-${page}'`)
    }
  },
)

it('answers 404 with the page of every screen for a condition that the catalogue does not have', async () => {
  for (const url of ['/library/bean-flying', '/sw/library/bean-flying', '/sw/login', '/library/bean-rust/more']) {
    const answer = await app.inject({ url })
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'app.html'])
  }
})
