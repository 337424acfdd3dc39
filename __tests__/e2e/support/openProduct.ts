import type { BrowserContextOptions, Page } from 'playwright-core'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { launchChromium } from '../../support/chromium'
import { freePort, newDataDir, startProduct } from '../../support/product'

export const farmer = { username: 'Wanjiru', password: 'Shamba-ya-mahindi-7' }

/** The built product as a process, and a browser to visit it with. */
export async function openProduct(env: Record<string, string> = {}) {
  const data = await newDataDir()
  const server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  const browser = await launchChromium()
  let accounts = 0

  return {
    url: server.url,
    dataDir: data.folder,
    /** What the server has printed so far. */
    said: () => server.said(),
    /** A page of a fresh browser profile; `/path` leads to the product. Every file comes over the network. */
    async openPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      await context.addInitScript(forgetServiceWorkers)
      return context.newPage()
    },
    /** As `openPage`, and the browser keeps the app: from the second page on its files come from there. */
    async openKeepingPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      return context.newPage()
    },
    /** The profile of a farmer with a new account: what the browser holds after signing up. */
    async signedIn(): Promise<Pick<BrowserContextOptions, 'storageState'>> {
      const { access, refresh } = await register(server.url, `farmer${++accounts}@example.com`)
      const localStorage = Object.entries({ access, refresh }).map(([name, value]) => ({ name, value }))
      return { storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] } }
    },
    async close() {
      await browser.close()
      await server.stop()
      await data.remove()
    },
  }
}

/** Runs in the page, before anything of it: what a worker answers, no test can hold back, change or count. */
function forgetServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

export type Product = Awaited<ReturnType<typeof openProduct>>

async function register(url: string, email: string) {
  const { method, url: path } = endpoints.register
  const answer = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...farmer, email }),
  })
  if (answer.status !== 201) throw new Error(`The account was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as AuthResponse
}
