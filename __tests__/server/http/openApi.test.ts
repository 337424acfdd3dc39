import type { FastifyInstance } from 'fastify'

import { loginSchema, registerSchema } from '~/contract/credentials'
import { DOCUMENT_URL, openApiDocument } from '~/server/http/openApi/document'
import { schemas } from '~/server/http/openApi/schemas'

import { compile, documentedCalls } from '../../support/openApi'
import { buildTestApp, farmer } from '../../support/testApp'

describe('the OpenAPI document', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  it('is served', async () => {
    const answer = await app.inject(DOCUMENT_URL)
    expect(answer.headers['content-type']).toMatch('application/json')
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)))
    expect(answer.json().openapi).toMatch(/^3\.1\./)
  })

  it('names every route that there is, and no other', () => {
    const withoutSlash = (url: string) => url.replace(/(?<=.)\/$/, '')
    const documented = documentedCalls.map(({ method, url }) => `${method} ${withoutSlash(url)}`)
    expect(documented.sort()).toEqual(routesOf(app).map(withoutSlash).sort())
  })

  it.each(Object.entries(schemas))('has a schema that is one: %s', (_name, schema) => {
    expect(() => compile(schema)).not.toThrow()
  })

  it('refers to nothing that is not there', () => {
    const references = JSON.stringify(openApiDocument).match(/#\/components\/schemas\/\w+/g)!
    const names = references.map((reference) => reference.split('/').at(-1)!)
    expect(names.filter((name) => !Object.hasOwn(schemas, name))).toEqual([])
    const unused = Object.keys(schemas).filter((name) => !names.includes(name))
    expect(unused).toEqual([])
  })

  it.each([
    [farmer, true],
    [{ ...farmer, email: 'x' }, false],
    [{ ...farmer, username: 'x' }, false],
    [{ ...farmer, password: 'short' }, false],
    [{ ...farmer, password: 'x'.repeat(126) }, false],
    [{ ...farmer, password: '\u{1F33D}'.repeat(8) }, true],
    [{ ...farmer, email: undefined }, false],
    [{ ...farmer, email: 7 }, false],
  ])('agrees with the forms about %j', (body, isValid) => {
    const sent: unknown = JSON.parse(JSON.stringify(body))
    expect(registerSchema.isValidSync(sent)).toBe(isValid)
    expect(compile(schemas.RegisterRequest)(sent)).toBe(isValid)
    expect(compile(schemas.LoginRequest)(sent)).toBe(loginSchema.isValidSync(sent))
  })
})

/** `METHOD /path` of each route, read off the printed tree. What answers HEAD beside GET is left out. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', label = '', methods = ''] = /^(.*?)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? []
      if (label === '') return []
      const depth = indent.length / 4
      const path = depth === 0 ? label : `${parents[depth - 1] ?? ''}${label}`
      parents[depth] = path
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`)
    })
}
