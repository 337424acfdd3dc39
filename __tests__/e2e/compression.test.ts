import { readFile, readdir } from 'node:fs/promises'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { freePort, newDataDir, startProduct } from '../support/product'

const ASSETS = join(__dirname, '..', '..', 'dist', 'public', 'assets')

let product: Awaited<ReturnType<typeof startProduct>>
let data: Awaited<ReturnType<typeof newDataDir>>
let scripts: string[]
beforeAll(async () => {
  data = await newDataDir()
  product = await startProduct({ dataDir: data.folder, port: await freePort() })
  scripts = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'))
})
afterAll(async () => {
  await product.stop()
  await data.remove()
})

function fetchRaw(path: string, encodings: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(new URL(path, product.url), { headers: { 'accept-encoding': encodings } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ answer, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('who takes %s gets every script so, whole', async (encodings, used, unpack) => {
  expect(scripts.length).toBeGreaterThan(3)
  for (const name of scripts) {
    const { answer, body } = await fetchRaw(`/assets/${name}`, encodings)
    expect(answer.headers['content-encoding']).toBe(used)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(unpack(body).equals(await readFile(join(ASSETS, name)))).toBe(true)
  }
})

it('sends no more than brotli at its best would', async () => {
  for (const name of scripts) {
    const { body } = await fetchRaw(`/assets/${name}`, 'br')
    const best = brotliCompressSync(await readFile(join(ASSETS, name))).length
    expect(body.length).toBeLessThanOrEqual(best * 1.01)
  }
})

it('compresses the page itself too', async () => {
  const { answer, body } = await fetchRaw('/login', 'gzip, deflate, br')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toMatch(/^<!doctype html>.*id="?root"?/s)
})
