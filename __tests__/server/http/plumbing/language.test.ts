import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { buildTestApp } from '../../../support/testApp'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sw', 'sw'],
  ['SW-ke', 'sw'],
  ['de, sw-KE;q=0.9, en;q=0.5', 'sw'],
  ['en;q=0.5, sw;q=0.6', 'sw'],
  ['en, sw', 'en'],
  ['fr', 'en'],
  ['fr,sw;q=0', 'en'],
  ['sw;q=0', 'en'],
  ['*', 'en'],
  ['fr, *;q=0.1', 'en'],
  ['en;q=0, *', 'sw'],
  ['sw;q=0, *', 'en'],
  ['*;q=0', 'en'],
  ['sw;q=0.000', 'en'],
  ['sw;q=many', 'en'],
  [';;;,,,;q=', 'en'],
])('answers a visitor who accepts %p in %s', async (header, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  for (const url of [endpoints.getCrops.url, '/api/none', '/%zz']) {
    const response = await app.inject({ url, headers })
    expect([url, response.headers['content-language']]).toEqual([url, language])
  }
})

it('answers a header of any length', async () => {
  const response = await app.inject({
    url: endpoints.getCrops.url,
    headers: { 'accept-language': 'fr,'.repeat(4_000) },
  })
  expect([response.statusCode, response.headers['content-language']]).toEqual([200, 'en'])
})
