import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { said } from '../../../support/calls'
import { buildTestApp } from '../../../support/testApp'
import { vapidKeys } from '../../../support/vapidKeys'

describe('the site', () => {
  const PAGE = '<!doctype html><title>Jani</title>'
  const NOTHING = { detail: 'There is nothing at this address.' }

  describe('the site', () => {
    let publicDir: string
    let app: FastifyInstance
    beforeAll(async () => {
      publicDir = mkdtempSync(join(tmpdir(), 'jani-site-'))
      mkdirSync(join(publicDir, 'assets'))
      writeFileSync(join(publicDir, 'index.html'), PAGE)
      for (const end of ['br', 'gz']) writeFileSync(join(publicDir, `index.html.${end}`), 'smaller')
      writeFileSync(join(publicDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
      writeFileSync(join(publicDir, 'assets', 'main.1a2b3c.js'), 'void 0')
      for (const end of ['br', 'gz']) writeFileSync(join(publicDir, 'assets', `main.1a2b3c.js.${end}`), 'smaller')
      app = await buildTestApp({ publicDir, environment: { ...vapidKeys, MPESA_SIMULATOR: '1' } }) // for every call to exist
    })
    afterAll(async () => {
      await app.close()
      rmSync(publicDir, { recursive: true })
    })

    it.each(['multipart/form-data; boundary=b', 'text/plain', 'application/json', undefined])(
      'opens the app when photos are shared (%s) where no service worker takes them',
      async (type) => {
        const headers = type === undefined ? {} : { 'content-type': type }
        const response = await app.inject({ method: 'POST', url: paths.predict, headers, payload: 'x'.repeat(100_000) })
        expect([response.statusCode, response.headers['location']]).toEqual([303, `${paths.predict}?shared=failed`])
      },
    )

    it.each(Object.values(paths))('opens the client at %s', async (path) => {
      for (const url of [path, `${path}?from=mail`, path === '/' ? '/' : `${path}/`]) {
        const response = await app.inject({ url })
        expect(response.statusCode).toBe(200)
        expect(response.body).toBe(PAGE)
        expect(response.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        })
      }
    })

    it('serves the client with status 404 for an unknown page', async () => {
      const response = await app.inject({ url: '/no/such/page' })
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(PAGE)
      expect(response.headers['cache-control']).toBe('no-cache')
    })

    it('caches hashed assets for good, and revalidates everything else', async () => {
      const asset = await app.inject({ url: '/assets/main.1a2b3c.js' })
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(asset.headers['content-type']).toMatch('javascript')
      const icon = await app.inject({ url: '/icon.svg' })
      expect(icon.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
      const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': icon.headers.etag! } })
      expect(again.statusCode).toBe(304)
    })

    it('serves the compressed copy of a file to a client that accepts it', async () => {
      const url = '/assets/main.1a2b3c.js'
      const response = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(response.body).toBe('smaller')
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringMatching(/accept-encoding/i),
      })
      expect(response.headers['content-type']).toMatch('javascript')
    })

    it.each([
      ['gzip;q=0, *', 'br'],
      ['br;q=0, *', 'gzip'],
      ['br;q=0, gzip;q=0, *', undefined],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['nonsense;q=x, *;q=-1', undefined],
      ['', undefined],
      ['*', 'br'],
      ['gzip, deflate, br', 'br'],
      ['GZIP;Q=1.0, br;q=0.5', 'gzip'],
      ['identity;q=0', 'br'],
      ['identity;q=0, br;q=0, *;q=0.1', 'gzip'],
    ])('to a client that accepts "%s" sends pages and files coded as %s', async (accepted, coding) => {
      for (const url of ['/', '/assets/main.1a2b3c.js']) {
        const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
        expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, coding])
      }
    })

    it.each(['*;q=0', 'identity;q=0, *;q=0'])('sends nothing to a client that accepts "%s"', async (accepted) => {
      for (const url of ['/', '/assets/main.1a2b3c.js']) {
        const { statusCode, body } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
        expect([url, statusCode, body]).toEqual([url, 406, ''])
      }
    })

    it.each([
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api?x=1'],
      ['GET', '/api/no/such/call'],
      ['GET', '/api/auth/login/'],
      ['DELETE', '/api/users/get_user'],
      ['POST', '/no/such/page'],
    ] as const)('returns 404 as JSON to %s %s', async (method, url) => {
      const response = await app.inject({ method, url })
      expect(response.statusCode).toBe(404)
      expect(said(response)).toEqual(NOTHING)
    })

    it('answers every call with and without the slash at its end, without a redirect', async () => {
      for (const { method, url } of Object.values(endpoints)) {
        const other = url.endsWith('/') ? url.slice(0, -1) : `${url}/`
        const [one, two] = [
          await app.inject({ method, url, payload: {} }),
          await app.inject({ method, url: other, payload: {} }),
        ]
        expect([200, 204, 400, 401]).toContain(one.statusCode)
        expect(two.statusCode).toBe(one.statusCode)
        expect(two.body).toBe(one.body)
      }
    })

    it('sends Strict-Transport-Security only over https, as a trusted proxy says', async () => {
      const headers = { 'x-forwarded-proto': 'https' }
      const trusting = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } })
      expect((await trusting.inject({ url: '/api', headers })).headers).toHaveProperty('strict-transport-security')
      expect((await trusting.inject({ url: '/api' })).headers).not.toHaveProperty('strict-transport-security')
      expect((await app.inject({ url: '/api', headers })).headers).not.toHaveProperty('strict-transport-security')
      await trusting.close()
    })

    it('returns 404 while the client has not been built', async () => {
      const bare = await buildTestApp()
      const response = await bare.inject({ url: '/' })
      expect(response.statusCode).toBe(404)
      expect(said(response)).toEqual(NOTHING)
      await bare.close()
    })
  })
})

describe('the prerendered pages', () => {
  const LIBRARY_PAGES = [
    'library',
    'library/bean-rust',
    'library/bean-fly',
    'library/crop/kale',
    'sw/library',
    'sw/library/bean-rust',
    'sw/library/bean-fly',
    'sw/library/crop/kale',
  ]
  const SCREENS = ['predict', 'sw/predict', 'login', 'login/sign-up', 'sw/login/sign-up', 'history/id']
  const PAGES = ['index', 'app', 'not-found', 'sw/not-found', ...SCREENS, ...LIBRARY_PAGES]

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

  it.each(LIBRARY_PAGES)(
    'serves the prerendered page of /%s, with a policy that allows its own scripts',
    async (page) => {
      for (const url of [`/${page}`, `/${page}/`, `/${page}?from=answer`]) {
        const response = await app.inject({ url })
        expect([response.statusCode, response.body]).toEqual([200, `${page}.html`])
        expect(response.headers['content-security-policy']).toContain(`'sha256-${page}'`)
      }
    },
  )

  it('answers 404 with its own page for a condition that the catalogue does not have, or any other address', async () => {
    const unknown = ['/library/bean-flying', '/sw/library/bean-flying', '/library/crop/rice', '/library/crop']
    for (const url of [...unknown, '/sw/login', '/library/bean-rust/more']) {
      const response = await app.inject({ url, headers: { 'accept-language': 'sw' } })
      expect([url, response.statusCode, response.body]).toEqual([url, 404, 'sw/not-found.html'])
    }
  })

  it.each<[string, { cookie?: string; 'accept-language'?: string }, string]>([
    ['/predict', {}, 'predict'],
    ['/predict', { 'accept-language': 'sw-KE, en;q=0.5' }, 'sw/predict'],
    ['/predict', { 'accept-language': 'fr' }, 'predict'],
    ['/predict', { 'accept-language': 'sw', cookie: 'language=en' }, 'predict'],
    ['/predict', { cookie: 'other=1; language=sw' }, 'sw/predict'],
    ['/predict', { cookie: 'language=../../etc' }, 'predict'],
    ['/library', { cookie: 'language=sw' }, 'sw/library'],
    ['/sw/library', { cookie: 'language=en' }, 'sw/library'],
    ['/login', {}, 'login'],
    ['/login?mode=sign-up', {}, 'login/sign-up'],
    ['/login?from=a&mode=sign-up', { 'accept-language': 'sw' }, 'sw/login/sign-up'],
  ])('answers %s with %j in the language of the visitor, and says what that depends on', async (url, headers, page) => {
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.body]).toEqual([200, `${page}.html`])
    expect(answer.headers.vary).toMatch('Accept-Language, Cookie')
  })
})
