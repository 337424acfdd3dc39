import { readFileSync, readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { ensureBuilt, root } from '../steps.mjs'
import { round } from './compare.mjs'
import { ensureMeasuringTools } from './measuringTools.mjs'
import { createProcesses, saidIn } from './processes.mjs'
import { quietness, ratesOf, ratioOf } from './rates.mjs'

const ROUNDS = 5
const SECONDS = 3
const ACCEPT = { 'accept-encoding': 'br' }
const COMPRESSED = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

/** Files over the wire against their best compression, files a second against bare node:http with one of them in memory, and what a revalidation costs. */
export async function assets() {
  await ensureBuilt()
  await ensureMeasuringTools()
  const processes = createProcesses()
  try {
    const { url } = await processes.startProduct()
    const bytes = await bytesOfAll(url)
    const largest = bytes.reduce((most, file) => (file.sent > most.sent ? file : most))
    const answer = await raw(url + largest.path, ACCEPT)
    const env = { SAID: JSON.stringify({ headers: answer.headers, length: answer.body.length }) }
    const bare = await processes.start(join(root, 'scripts', 'benches', 'bareFile.mjs'), env)
    const call = (address) => ({ url: address + largest.path, headers: ACCEPT })
    const perSecond = await ratesOf({ product: call(url), bare: call(bare.url) }, { rounds: ROUNDS, seconds: SECONDS })
    return {
      files: bytes.length,
      'bytes sent / brotli 11': round(sum(bytes, 'sent') / sum(bytes, 'best')),
      'answered 304 when asked again': `${bytes.filter(({ again }) => again === 304).length} of ${bytes.length}`,
      'files a second / bare node:http': ratioOf(perSecond.product, perSecond.bare),
      ...quietness(perSecond.bare),
    }
  } finally {
    await processes.stopAll()
  }
}

async function bytesOfAll(url) {
  const folder = join(root, 'dist', 'public')
  const names = readdirSync(folder, { recursive: true }).filter((name) => COMPRESSED.test(name))
  const files = []
  for (const name of names) {
    const path = name === 'index.html' ? '/' : `/${name}`
    const { status, headers, body } = await raw(url + path, ACCEPT)
    if (status !== 200) continue // not for everybody: what the server reads itself
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    const best = brotliCompressSync(readFileSync(join(folder, name)), quality).length
    const again = await raw(url + path, { ...ACCEPT, 'if-none-match': headers.etag })
    files.push({ path, sent: body.length, best, again: again.status })
  }
  return files
}

const sum = (files, key) => files.reduce((total, file) => total + file[key], 0)

/** As it came over the wire: not unpacked. */
const raw = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const pieces = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => {
        const said = saidIn(Object.entries(answer.headers))
        resolve({ status: answer.statusCode, headers: said, body: Buffer.concat(pieces) })
      })
    }).on('error', reject)
  })
