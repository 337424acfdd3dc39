// Pictures of every route and state, at phone and desktop size, in light and dark: `npm run screenshots`.
// With --readme it also renews the four pictures of the README.
import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import sharp from 'sharp'

import { checkNode, ensureBuilt, ensureInstalled, root, say } from './steps.mjs'

const README_COLOURS = 64
const README_PICTURES = [
  { file: 'home-desktop-light', state: 'home', device: 'desktop', scheme: 'light' },
  { file: 'home-phone-dark', state: 'home', device: 'phone', scheme: 'dark' },
  { file: 'predict-phone-light', state: 'predict-result', device: 'phone', scheme: 'light' },
  { file: 'predict-desktop-dark', state: 'predict-result', device: 'desktop', scheme: 'dark' },
]

checkNode()
await ensureInstalled()
await ensureBuilt()
process.chdir(root)

// the browser tests know how to start the product and how to reach each state; they are TypeScript
const require = createRequire(import.meta.url)
require('@babel/register')({ extensions: ['.ts', '.tsx', '.js'], cache: false })
const { openProduct } = require('../__tests__/e2e/support/openProduct.ts')
const { devices, schemes } = require('../__tests__/e2e/support/devices.ts')
const { screenStates } = require('../__tests__/e2e/support/screenStates.ts')
const { settled } = require('../__tests__/e2e/support/settled.ts')

const folder = join(root, 'screenshots')
const readmeFolder = join(root, 'docs', 'screenshots')
const forReadme = process.argv.includes('--readme')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
if (forReadme) mkdirSync(readmeFolder, { recursive: true })

const product = await openProduct()
try {
  for (const { name: device, viewport } of devices)
    for (const state of screenStates.filter(({ only }) => only === undefined || only === device))
      await photograph(state, device, viewport)
} finally {
  await product.close()
}

async function photograph({ name, open, signedIn }, device, viewport) {
  const profile = signedIn ? await product.signedIn() : {}
  const page = await product.openPage({ viewport, reducedMotion: 'reduce', ...profile })
  await open(page)
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.locator(`html[data-${scheme}]`).waitFor()
    await page.evaluate(loadPictures)
    await settled(page)
    const file = join(folder, `${name}-${device}-${scheme}.png`)
    const isCovered = (await page.getByRole('dialog').count()) > 0
    await page.screenshot({ path: file, fullPage: !isCovered })
    say(file)
    if (forReadme) await renewReadmePicture(page, { state: name, device, scheme })
  }
  await page.context().close()
}

async function renewReadmePicture(page, wanted) {
  const picture = README_PICTURES.find((each) => Object.keys(wanted).every((key) => each[key] === wanted[key]))
  if (!picture) return
  // where the answer begins below the fold, the photo and the first lines say most
  if (wanted.device === 'phone')
    await page.evaluate(() => document.querySelector('main img[src^="blob:"]')?.scrollIntoView())
  const file = join(readmeFolder, `${picture.file}.png`)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: README_COLOURS, effort: 10 })
    .toFile(file)
  say(`${file} (${Math.round(size / 1024)} KB)`)
}

/** Runs in the page: pictures load when they come into view, so each of them does; but for hidden slides, which would scroll the carousel. */
async function loadPictures() {
  for (const image of document.images) {
    if (image.closest('[inert]')) continue
    image.scrollIntoView()
    await image.decode().catch(() => undefined)
  }
  window.scrollTo({ top: 0 })
}
