import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Product } from './openProduct'
import { isScript, requestsOf } from './requests'

const PUBLIC_DIR = join(__dirname, '..', '..', '..', 'dist', 'public')

/** Bytes of a file of the build in brotli, as it was written beside it. */
export const compressed = async (name: string) => (await readFile(join(PUBLIC_DIR, `${name}.br`))).length

/** Bytes in brotli of the script that stands in a page. */
export async function firstScript(name: string) {
  const page = await readFile(join(PUBLIC_DIR, name), 'utf8')
  return brotliCompressSync(/<script>(.*?)<\/script>/s.exec(page)![1]!).length
}

/** Bytes of script, over the wire in brotli or in the page, that a first visitor waits for on this route. */
export async function coldScript({ openPage }: Pick<Product, 'openPage'>, route: string) {
  const page = await openPage({ extraHTTPHeaders: { 'accept-encoding': 'br' } })
  // what is fetched ahead, while nobody waits, is none of it
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const requests = requestsOf(page)
  await page.goto(route, { waitUntil: 'load' })
  await page.mouse.move(5, 5)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const bytes = await requests.bytes(isScript)
  if (bytes === 0) throw new Error(`No script came with ${route}.`)
  await page.context().close()
  return bytes + (await firstScript(route === '/' ? 'index.html' : 'app.html'))
}
