import type { CDPSession, Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'
import { API_TIMEOUT_MS } from '~/contract/limits'

import { creditsOf } from '../support/accounts'
import { expect, test } from '../support/fixtures'
import {
  NOTHING_LOST,
  choosePhoto,
  expectCredits,
  openPredict,
  reportHeading,
  requestDiagnosis,
  storedTokens,
} from '../support/pages'

/**
 * `meets`: the sentence that the page shows; without one it shows the diagnosis, as if nothing had happened.
 * `waitsMs`: how long the page waits for it.
 */
type Fault = { name: string; prepare: (page: Page) => Promise<unknown>; meets?: string | RegExp; waitsMs?: number }

const PATTERN = `**${endpoints.predict.url}`
const ANY_FAILURE = /No network|An unexpected error occurred/

/** Lets the server answer and does something else to the answer; the request has been charged. */
const onResponse = (handle: (client: CDPSession, requestId: string) => Promise<unknown>) => async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  client.on('Fetch.requestPaused', ({ requestId }) => void handle(client, requestId).catch(() => undefined))
  await client.send('Fetch.enable', { patterns: [{ urlPattern: PATTERN, requestStage: 'Response' }] })
  return client
}

async function sendTwice(page: Page) {
  await page.evaluate((path) => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      private url = ''
      private call = { method: '', headers: new Headers() }
      override open(method: string, url: string | URL) {
        this.url = String(url)
        this.call.method = method
        super.open(method, url)
      }
      override setRequestHeader(name: string, value: string) {
        this.call.headers.set(name, value)
        super.setRequestHeader(name, value)
      }
      override send(body: Blob) {
        if (this.url.endsWith(path)) void fetch(this.url, { ...this.call, body })
        super.send(body)
      }
    }
  }, endpoints.predict.url)
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

const FAULTS: Fault[] = [
  { name: 'a request that arrives twice', prepare: sendTwice },
  {
    name: 'a connection reset',
    prepare: (page) => page.route(PATTERN, (route) => route.abort('connectionreset')),
    meets: NOTHING_LOST,
  },
  {
    name: 'a lost answer',
    prepare: onResponse((client, requestId) =>
      client.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
    ),
    meets: NOTHING_LOST,
  },
  {
    name: 'a truncated answer',
    prepare: onResponse((client, requestId) =>
      client.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: base64('{"result":"## Maize'),
      }),
    ),
    meets: ANY_FAILURE,
  },
  {
    name: 'an answer that never comes',
    prepare: onResponse(() => Promise.resolve()),
    meets: NOTHING_LOST,
    waitsMs: API_TIMEOUT_MS,
  },
]

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, prepare, meets, waitsMs } of FAULTS)
  test(`${name} ends in a diagnosis or a clear sentence, and the photo is charged once`, async ({ page, baseURL }) => {
    if (waitsMs !== undefined) await page.clock.install()
    await openPredict(page)
    await choosePhoto(page)
    const undo = await prepare(page)
    const sent = page.waitForRequest(PATTERN)
    await requestDiagnosis(page)
    await sent
    if (meets !== undefined) {
      await expect(async () => {
        if (waitsMs !== undefined) await page.clock.fastForward(waitsMs) // each piece that is sent begins the wait again
        await expect(page.getByText(meets).first()).toBeVisible({ timeout: 3_000 })
      }).toPass()
      await page.unrouteAll()
      if (undo && typeof undo === 'object' && 'detach' in undo) await (undo as CDPSession).detach()
    }
    // the scan waits, and is sent again by itself
    await expect(reportHeading(page)).toBeVisible({ timeout: 40_000 })
    await expectCredits(page, 4)
    const { access } = await storedTokens(page)
    expect(await creditsOf(baseURL!, access!)).toBe(4)
  })
