// Pictures of every route and state, in every size or those named, light and dark, in each language:
// `npm run screenshots`, `npm run screenshots -- phone desktop`.
// `npm run screenshots -- --readme` renews the pictures of the README in docs/screenshots and takes no others.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { chromiumPath } from '../support/chromium'
import { freePort, newDataDir, startProduct } from '../support/product'
import { signedInState } from './support/accounts'
import { settled } from './support/pages'
import { takeReadmePictures } from './support/readmePictures'
import { screenStates } from './support/screenStates'

const FOLDER = 'screenshots'
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

/** In the page, so that a menu under the pointer stays open. */
async function speak(page: Page, language: Language) {
  await page.unroute('**/assets/*.js') // a screen without its scripts cannot load a language
  if (language === 'en' || (await page.locator('html').getAttribute('lang')) === language) return
  await page.locator(`button[lang=${language}]`).first().dispatchEvent('click') // of the header
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.locator(`main div[lang]:not([lang=${language}])`).waitFor({ state: 'detached' })
}

/** Runs in the page: pictures load when they come into view; those on hidden slides would scroll the carousel. */
async function loadPictures() {
  for (const image of document.images) {
    if (image.closest('[inert]') || !image.checkVisibility()) continue // a hidden lazy one never loads
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
  }
}

async function takePictures(browser: Browser, baseURL: string) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [device, viewport] of Object.entries(DEVICES)) {
    if (named.length > 0 && !named.includes(device)) continue
    const layout = viewport.width < WIDE_PX ? 'phone' : 'desktop'
    for (const { name, only, isSignedIn, open } of Object.values(screenStates).flat()) {
      if (only !== undefined && only !== layout) continue
      const storageState = isSignedIn ? await signedInState(baseURL) : undefined
      const page = await browser.newPage({ viewport, storageState, baseURL, reducedMotion: 'reduce' })
      await open(page)
      for (const language of LANGUAGES) {
        await speak(page, language)
        await photograph(page, language === 'en' ? `${name}-${device}` : `${name}-${device}-${language}`)
      }
      await page.close()
    }
  }
}

async function main() {
  const data = await newDataDir()
  const server = await startProduct({
    dataDir: data.folder,
    port: await freePort(),
    env: { SIGN_UPS_PER_HOUR: '1000' },
  })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] })
  await (isForReadme ? takeReadmePictures : takePictures)(browser, server.url)
  await browser.close()
  await server.stop()
  await data.remove()
}

void main()
