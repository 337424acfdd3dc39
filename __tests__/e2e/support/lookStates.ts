import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { predictionIn, verdicts } from '../../support/predictions'

import { languageOf } from './historyStates'
import { LEAF, openPredict } from './pages'

const SEEN = [verdicts.confident, verdicts.ranked, verdicts.unknownCrop]

const chooseButton = (page: Page) => page.getByRole('button', { name: 'Send 2 photos' })

/** Runs in the page: keeps looks as the app does. */
async function keepLooks({ seen, photo }: { seen: object[]; photo: string }) {
  const bytes = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
  const photos = [new Blob([bytes], { type: 'image/jpeg' })]
  const claims = localStorage.getItem('access')!.split('.')[1]!
  const { sub: account } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub: string }
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('jani-account', 2)
    opening.onupgradeneeded = () => {
      for (const store of ['scans', 'notes']) opening.result.createObjectStore(store, { keyPath: 'key' })
      for (const store of ['diagnoses', 'thumbnails']) opening.result.createObjectStore(store, { keyPath: 'id' })
    }
    opening.onsuccess = () => {
      resolve(opening.result)
    }
  })
  const transaction = database.transaction('scans', 'readwrite')
  for (const [index, verdict] of seen.entries()) {
    const preview = { verdict, modelVersion: 'test', crop: null }
    const times = { askedAt: Date.now(), wasSent: false, place: index + 1, keptAt: 0 }
    const key = `look-${index}`
    const details = { crop: null, followsId: null }
    transaction
      .objectStore('scans')
      .put({ key, account, status: 'held', details, photoIds: [key], photos, preview, ...times })
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
  localStorage.setItem('waiting', '')
  localStorage.setItem('leafPack', 'kept')
}

async function listLooks(page: Page) {
  await openPredict(page)
  await page.evaluate(keepLooks, { seen: SEEN, photo: readFileSync(LEAF, 'base64') })
  await page.goto('/history')
  await expect(chooseButton(page)).toBeVisible()
}

/** One of three looks is open. */
export async function openLook(page: Page) {
  await listLooks(page)
  await page.getByRole('link', { name: /^Tomato, late blight/ }).click()
  await expect(page.getByRole('region', { name: 'Judged by this phone.' })).toBeVisible()
}

/** Two looks were sent; the server has seen something else. */
export async function sendLooks(page: Page) {
  await page.route('**/api/predict/', (route) => route.fulfill({ json: predictionIn('en', verdicts.healthy) }))
  await page.route('**/api/diagnoses/*', (route) =>
    route.fulfill({ json: predictionIn(languageOf(route.request()), verdicts.healthy) }),
  )
  await listLooks(page)
  await chooseButton(page).click()
  await page
    .getByRole('link', { name: / · new/ })
    .first()
    .click()
  await expect(page.getByText(/^This phone had seen something else/)).toBeVisible()
}
