import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'
import type * as Comlink from 'comlink'
import sharp from 'sharp'
import { pool } from 'workerpool'

import type { LeafWorker } from '~/client/features/onDevice/leafWorker'
import { LEAF_PACK_URL } from '~/contract/leafPack'
import type { LeafPack } from '~/contract/leafPack'
import { decide } from '~/diagnosis'
import type { Observation, Verdict } from '~/diagnosis'
import type { Classified } from '~/server/domain/diagnoses/classifier'
import { readModel } from '~/server/inference/modelFiles'

import { register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { storeTokens } from './support/pages'

const PHOTOS = 'public/photos'
const COUNT = 60
const MODEL = 'models/leaf'

/** As the app makes copies: a short side of 512 px. */
const copyOf = (photo: Buffer) => sharp(photo).resize(512, 512).jpeg({ quality: 80 }).toBuffer()

/** What the worker of the page says of each photo. */
async function observeInPage(page: Page, photos: string[]) {
  await page.addScriptTag({ path: require.resolve('comlink') })
  return page.evaluate(
    async ({ packUrl, encoded }) => {
      // loaded as a script, which TypeScript does not see
      const { wrap } = (globalThis as unknown as { Comlink: typeof Comlink }).Comlink
      const [script = ''] = /\/assets\/leafWorker\.\w+\.js/.exec(await (await fetch('/sw.js')).text()) ?? []
      const worker = wrap<LeafWorker>(new Worker(script))
      const pack = (await (await fetch(packUrl)).json()) as LeafPack
      const seen: Observation[] = []
      for (const photo of encoded) {
        const bytes = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
        const { seen: one } = await worker.observe(pack, new Blob([bytes], { type: 'image/jpeg' }))
        seen.push({ ...one, probabilities: [...one.probabilities] })
      }
      return seen
    },
    { packUrl: LEAF_PACK_URL, encoded: photos },
  )
}

/** In a process of the server's own: its decoder changes what sharp reads. */
async function observeOnServer(copies: readonly Buffer[]) {
  const forkOpts = { serialization: 'advanced' as const }
  const workers = pool('dist/server/inferenceWorker.js', {
    workerType: 'process',
    maxWorkers: 1,
    forkArgs: [MODEL],
    forkOpts,
  })
  try {
    const seen: Classified[] = []
    for (const copy of copies) {
      const { observation } = (await workers.exec('classify', [copy])) as { observation: Classified }
      seen.push(observation)
    }
    return seen
  } finally {
    await workers.terminate()
  }
}

const label = (verdict: Verdict) =>
  verdict.kind === 'confident' ? verdict.label : 'candidates' in verdict ? verdict.candidates[0]?.label : undefined

test.use({ serviceWorkers: 'allow', bypassCSP: true }) // the worker is started by the test

test(`phone and server agree on ${COUNT} photos`, async ({ page, server }) => {
  test.setTimeout(120_000)
  const { access, refresh } = await register(server.url)
  await page.goto(`${server.url}/about`)
  await storeTokens(page, { access, refresh })
  await page.goto(`${server.url}/account?row=phone`)
  await page.getByRole('button', { name: /^Keep Jani on this phone/ }).click()
  await expect(page.getByRole('heading', { name: 'Jani is kept on this phone' })).toBeVisible({ timeout: 30_000 })

  const names = readdirSync(PHOTOS).filter((name) => name.endsWith('.webp'))
  const copies = await Promise.all(names.slice(0, COUNT).map((name) => copyOf(readFileSync(path.join(PHOTOS, name)))))
  const seen = await observeInPage(
    page,
    copies.map((copy) => copy.toString('base64')),
  )
  const { labels, thresholds } = await readModel(MODEL)
  const observed = await observeOnServer(copies)
  let furthest = 0
  const kinds = new Set<string>()
  const differing: string[] = []
  for (const [index, onServer] of observed.entries()) {
    const phone = seen[index]!
    for (const [at, probability] of onServer.probabilities.entries())
      furthest = Math.max(furthest, Math.abs(probability - phone.probabilities[at]!))
    const [one, other] = [phone, onServer].map((observation) => decide(observation, labels, thresholds))
    kinds.add(other!.kind)
    if (one!.kind !== other!.kind || label(one!) !== label(other!)) differing.push(names[index]!)
  }
  console.info(`largest difference of a probability: ${furthest.toExponential(1)}; verdicts: ${[...kinds].join(', ')}`)
  expect([differing, furthest < 1e-3, seen.length]).toEqual([[], true, COUNT])
  expect(kinds.size).toBeGreaterThan(1)
})
