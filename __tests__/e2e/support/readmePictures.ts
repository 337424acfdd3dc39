import { mkdirSync } from 'node:fs'
import path from 'node:path'

import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

import { signedInState } from './accounts'
import { expectWholeReport, openHome, openPredict, readDiagnosis, settled } from './pages'

const FOLDER = path.join('docs', 'screenshots')
const COLOURS = 128

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

/** The answer is the server's own, to a photo of the tests. */
async function readOwnResult(page: Page) {
  await openPredict(page)
  await readDiagnosis(page)
  await expectWholeReport(page)
  await page.waitForLoadState('networkidle') // its drawings
}

const PICTURES = [
  { name: 'home-desktop-light', viewport: desktop, colorScheme: 'light', open: openHome },
  { name: 'home-phone-dark', viewport: phone, colorScheme: 'dark', open: openHome },
  { name: 'predict-desktop-dark', viewport: desktop, colorScheme: 'dark', isSignedIn: true, open: readOwnResult },
  { name: 'predict-phone-light', viewport: phone, colorScheme: 'light', isSignedIn: true, open: readOwnResult },
] as const

/** Renews the pictures of the README. */
export async function takeReadmePictures(browser: Browser, baseURL: string) {
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, open, ...picture } of PICTURES) {
    const { viewport, colorScheme } = picture
    const storageState = 'isSignedIn' in picture ? await signedInState(baseURL) : undefined
    const page = await browser.newPage({ viewport, colorScheme, storageState, baseURL, reducedMotion: 'reduce' })
    await open(page)
    await settled(page)
    await sharp(await page.screenshot())
      .png({ palette: true, colours: COLOURS, effort: 10 })
      .toFile(path.join(FOLDER, `${name}.png`))
    await page.close()
  }
}
