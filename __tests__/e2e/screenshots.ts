// Pictures of every route and state, in every size or those named, light and dark, in each language:
// `npm run screenshots`, `npm run screenshots -- phone desktop`.
// With --readme it takes no others than the four pictures of the README, and renews these.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { chromiumPath } from '../support/chromium'
import { freePort, newDataDir, startProduct } from '../support/product'
import { signedInState } from './support/accounts'
import { settled } from './support/pages'
import { screenStates } from './support/screenStates'

const FOLDER = 'screenshots'
const README_FOLDER = path.join('docs', 'screenshots')
const README_COLOURS = 64
/** State, device and scheme, by the name of the picture. */
const README_PICTURES: Record<string, string> = {
  'home-desktop-light': 'home-desktop-light',
  'home-phone-dark': 'home-phone-dark',
  'predict-result-phone-light': 'predict-phone-light',
  'predict-result-desktop-dark': 'predict-desktop-dark',
}
const DEVICES = {
  small: { width: 320, height: 640 },
  short: { width: 360, height: 616 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
}
const WIDE_PX = 900
const named = process.argv.slice(2).filter((argument) => argument in DEVICES)
const isForReadme = process.argv.includes('--readme')

/** In the page, so that a menu under the pointer stays open. Toasts of the switch are closed. */
async function speak(page: Page, language: Language) {
  await page.unroute('**/assets/*.js') // a screen without its scripts cannot load a language
  if (language === 'en' || (await page.locator('html').getAttribute('lang')) === language) return
  await page.locator(`button[lang=${language}]`).first().dispatchEvent('click') // of the header
  await page.locator(`html[lang=${language}]`).waitFor()
  const note = page.locator('[role=alert]', { hasText: 'bado hayajakaguliwa' })
  await note.locator('button').dispatchEvent('click')
  await note.waitFor({ state: 'detached' })
  await page.locator(`main div[lang]:not([lang=${language}])`).waitFor({ state: 'detached' })
}

/** Runs in the page: pictures load when they come into view; those on hidden slides would scroll the carousel. */
async function loadPictures() {
  for (const image of document.images) {
    if (image.closest('[inert]')) continue
    image.scrollIntoView()
    await image.decode().catch(() => undefined)
  }
  for (const list of document.querySelectorAll('ul, div')) list.scrollLeft = 0
  window.scrollTo({ top: 0 })
}

async function photograph(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-${colorScheme}]`).waitFor()
    await page.evaluate(loadPictures)
    await settled(page)
    const isCovered = (await page.getByRole('dialog').count()) > 0
    await page.screenshot({ path: path.join(FOLDER, `${name}-${colorScheme}.png`), fullPage: !isCovered })
    const readmeName = README_PICTURES[`${name}-${colorScheme}`]
    if (isForReadme && readmeName !== undefined) await renewReadmePicture(page, readmeName)
  }
}

async function renewReadmePicture(page: Page, name: string) {
  // on a phone the answer begins below the fold: the photo and the first lines say most
  if (name.includes('predict-phone')) await page.getByAltText('The chosen leaf photo').scrollIntoViewIfNeeded()
  await sharp(await page.screenshot())
    .png({ palette: true, colours: README_COLOURS, effort: 10 })
    .toFile(path.join(README_FOLDER, `${name}.png`))
}

async function main() {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const folder of [FOLDER, README_FOLDER]) mkdirSync(folder, { recursive: true })
  const data = await newDataDir()
  const server = await startProduct({
    dataDir: data.folder,
    port: await freePort(),
    env: { SIGN_UPS_PER_HOUR: '1000' },
  })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] })
  for (const [device, viewport] of Object.entries(DEVICES)) {
    if (named.length > 0 && !named.includes(device)) continue
    const layout = viewport.width < WIDE_PX ? 'phone' : 'desktop'
    for (const { name, only, isSignedIn, open } of Object.values(screenStates).flat()) {
      if (only !== undefined && only !== layout) continue
      if (isForReadme && !Object.keys(README_PICTURES).some((key) => key.startsWith(`${name}-${device}-`))) continue
      const storageState = isSignedIn ? await signedInState(server.url) : undefined
      const page = await browser.newPage({ viewport, storageState, baseURL: server.url, reducedMotion: 'reduce' })
      await open(page)
      for (const language of isForReadme ? [DEFAULT_LANGUAGE] : LANGUAGES) {
        await speak(page, language)
        await photograph(page, language === 'en' ? `${name}-${device}` : `${name}-${device}-${language}`)
      }
      await page.close()
    }
  }
  await browser.close()
  await server.stop()
  await data.remove()
}

void main()
