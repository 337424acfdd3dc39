import type { BrowserContext, Page } from 'playwright-core'

import { laterBuild, startBuildProxy } from '../support/buildProxy'
import type { BuildProxy } from '../support/buildProxy'
import { PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'

const ROUTES = ['/', '/predict', '/about', '/blog', '/contact', '/login']

jest.setTimeout(120_000)

let product: Product
let site: BuildProxy
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  site = await startBuildProxy(Number(new URL(product.url).port))
})
afterEach(() => {
  site.close()
})

const open = (options = {}) => product.openKeepingPage({ viewport: PHONE, baseURL: site.url, ...options })

/** Runs in the page; resolves when the browser has the whole app. */
const isKept = () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)

async function visit(options = {}, route = '/about') {
  const page = await open(options)
  await page.goto(route)
  await page.waitForFunction(isKept)
  return page
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

describe('after one visit', () => {
  it.each(['/', '/login'])('to %s, every screen opens and wakes without a network', async (visited) => {
    const page = await visit({}, visited)
    await site.cut()
    for (const route of ROUTES) {
      await page.goto(route)
      await painted(page)
      await page.locator('html[data-awake]').waitFor({ state: 'attached' })
      await page.getByRole('contentinfo').waitFor()
      expect(await page.getByText('could not be loaded').isVisible()).toBe(false)
    }
    await page.context().close()
  })

  it('every screen can be reached from every other without a network', async () => {
    const page = await visit()
    await site.cut()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Predict' }).click()
    await page.getByRole('heading', { level: 1, name: 'Upload Leaf Image' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('heading', { level: 1, name: /^Secure Your Harvest/ }).waitFor()
    await page.context().close()
  })

  it('every screen is painted before anything is asked of the network', async () => {
    const page = await visit()
    for (const route of ROUTES) {
      const again = await page.context().newPage()
      site.requests.length = 0
      await again.goto(route)
      await painted(again)
      const paintedAt = await again.evaluate(
        () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      )
      expect({ route, early: site.requests.filter(({ at }) => at < paintedAt) }).toEqual({ route, early: [] })
      await again.close()
    }
    await page.context().close()
  })

  it('pictures are there too, and no answer of the API', async () => {
    const page = await visit(await signedInAt(site.url))
    await page.goto('/predict')
    await page.getByText('Credits left: 5').waitFor()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toEqual(expect.arrayContaining(['/index.html', '/app.html', '/illustrations/hero.svg']))
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
    await site.cut()
    expect(await page.evaluate(() => fetch('/api/users/get_user').catch(() => 'lost'))).toBe('lost')
    await page.context().close()
  })

  it('an unknown address is still the answer of the server', async () => {
    const page = await visit()
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await page.context().close()
  })
})

async function signedInAt(url: string) {
  const { storageState } = await product.signedIn()
  const [origin] = (storageState as { origins: { localStorage: { name: string; value: string }[] }[] }).origins
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage: origin!.localStorage }] } }
}

it('keeps nothing for whoever saves data', async () => {
  const page = await open()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/login')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.context().close()
})

describe('when there is a new build', () => {
  const NEW = 'Jani of tomorrow'

  /** Has the browser look for a new build; resolves when that has been taken or given up. */
  const look = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update().catch(() => undefined)
      const coming = registration.installing
      if (coming)
        await new Promise((resolve) => {
          coming.onstatechange = resolve
        })
      return registration.waiting !== null
    })

  const deploy = async () => {
    for (const [path, file] of await laterBuild(product.url, NEW)) site.overrides.set(path, file)
  }

  const titleOf = async (context: BrowserContext, route: string) => {
    const page = await context.newPage()
    const answer = await page.goto(route)
    const title = /<title>(.*?)<\/title>/.exec((await answer?.text()) ?? '')?.[1]
    await page.close()
    return title
  }

  it('open pages stay with the old one, all of it, and the next visit has the new one, all of it', async () => {
    const page = await visit()
    const [old] = await cacheNames(page)
    await deploy()
    expect(await look(page)).toBe(true)
    expect(await cacheNames(page)).toEqual([old, 'jani-janioftomorrow'])
    for (const route of ['/', '/predict']) expect(await titleOf(page.context(), route)).not.toBe(NEW)

    const context = page.context()
    await page.close()
    const next = await context.newPage()
    await next.goto('/')
    await next.waitForFunction(async () => (await caches.keys()).length === 1)
    expect(await cacheNames(next)).toEqual(['jani-janioftomorrow'])
    await site.cut()
    for (const route of ['/', '/predict']) expect(await titleOf(context, route)).toBe(NEW)
    await context.close()
  })

  it.each([
    ['is missing', { status: 404, body: 'not here' }],
    ['is of another build', { body: '<!doctype html><title>Jani of the day after</title>' }],
  ])('one whose file %s is given up, and the old one stays', async (_, file) => {
    const page = await visit()
    const before = await cacheNames(page)
    await deploy()
    site.overrides.set('/app.html', file)
    expect(await look(page)).toBe(false)
    expect(await cacheNames(page)).toEqual(before)
    await site.cut()
    expect(await titleOf(page.context(), '/predict')).not.toBe(NEW)
    await page.context().close()
  })
})

it('has its worker looked for anew each time', async () => {
  const { headers } = await fetch(`${product.url}/sw.js`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('content-security-policy')).toMatch(/require-trusted-types-for 'script'/)
})
