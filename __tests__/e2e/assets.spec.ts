import { readFile, readdir } from 'node:fs/promises'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from './support/fixtures'

const PUBLIC_DIR = path.resolve('dist/public')

const inPublic = (name: string) => readFile(path.join(PUBLIC_DIR, name))
const scriptNames = async () => (await readdir(path.join(PUBLIC_DIR, 'assets'))).filter((name) => name.endsWith('.js'))

/** The body as it was sent; `fetch` would decompress it. */
function getRaw(url: string, encodings: string) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings }, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ response, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

test('every script is sent in the best encoding that the browser accepts, cached for ever', async ({ baseURL }) => {
  const encodings = [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const
  for (const name of await scriptNames()) {
    const original = await inPublic(`assets/${name}`)
    for (const [accepted, used, unpack] of encodings) {
      const { response, body } = await getRaw(`${baseURL}/assets/${name}`, accepted)
      expect({ name, encoding: response.headers['content-encoding'] }).toEqual({ name, encoding: used })
      expect(response.headers.vary).toMatch(/accept-encoding/i)
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(unpack(body).equals(original)).toBe(true)
      if (used === 'br') expect(body.length).toBeLessThanOrEqual(brotliCompressSync(original).length * 1.01)
    }
  }
})

test('the pages are sent compressed', async ({ baseURL }) => {
  const login = await getRaw(`${baseURL}/login`, 'gzip, deflate, br')
  expect(login.response.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(login.body).toString()).toMatch(/^<!doctype html>.*id="?root"?/s)
})

test('an old browser is told to update; no other browser loads that script', async ({ page }) => {
  for (const name of ['index.html', 'app.html'])
    expect((await inPublic(name)).toString()).toMatch(/<script nomodule[^>]* src="?\/old\.js\b/)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'load' })
  expect(requested).not.toContain('/old.js')
  await page.evaluate((await inPublic('old.js')).toString())
  await expect(page.getByText('Jani needs a newer browser. Please update yours.')).toBeVisible()
})
