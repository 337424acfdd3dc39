import type { FastifyInstance } from 'fastify'

import { loginSchema, registerSchema } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import { DOCUMENT_URL } from '~/server/http/openApi'

import { compile, documentedCalls } from '../../support/openApi'
import { buildTestApp, farmer } from '../../support/testApp'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const bodySchema = async (url: string) => {
  const call = (await documentedCalls(app)).find((one) => one.url === url)
  return call!.operation.requestBody!.content!['application/json']!.schema
}

it('serves an OpenAPI 3.1 document', async () => {
  const answer = await app.inject(DOCUMENT_URL)
  expect(answer.headers['content-type']).toMatch('application/json')
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(app.swagger())))
  expect(answer.json().openapi).toMatch(/^3\.1\./)
})

it('documents every route of the API, and no other', async () => {
  const withoutSlash = (url: string) => url.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}')
  const documented = (await documentedCalls(app)).map(({ method, url }) => `${method} ${withoutSlash(url)}`)
  expect(documented.sort()).toEqual(routesOf(app).map(withoutSlash).sort())
})

it('has valid schemas', async () => {
  const schemas = (await documentedCalls(app)).flatMap(({ operation }) =>
    [operation.requestBody ?? {}, ...Object.values(operation.responses)].flatMap(({ content = {} }) =>
      Object.values(content).map(({ schema }) => schema),
    ),
  )
  expect(schemas.length).toBeGreaterThan(0)
  for (const schema of schemas) expect(() => compile(schema)).not.toThrow()
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
])('agrees with the forms about %j', async (body, isValid) => {
  const sent: unknown = JSON.parse(JSON.stringify(body))
  expect(registerSchema.isValidSync(sent)).toBe(isValid)
  expect(compile(await bodySchema(endpoints.register.url))(sent)).toBe(isValid)
  expect(compile(await bodySchema(endpoints.login.url))(sent)).toBe(loginSchema.isValidSync(sent))
})

/** `METHOD /path` of each route, read off the printed tree. What answers HEAD beside GET is left out. */
function routesOf(server: FastifyInstance): string[] {
  const parents: string[] = []
  return server
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
