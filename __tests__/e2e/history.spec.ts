import type { Locator, Page } from '@playwright/test'

import { newEmail, PASSWORD, USERNAME } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  choosePhoto,
  expectCredits,
  LEAF,
  leaveAnswer,
  openPredict,
  reportHeading,
  requestDiagnosis,
  signUp,
} from './support/pages'
import { appStored, storeAppAtOnce } from './support/storedApp'

const CUTTING = '__tests__/support/photos/maizeRustCutting.png'
const BASE = '__tests__/support/photos/maizeRust.base.png'
const MAX_PICTURE_BYTES = 20_000

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Another photo each time: the same one is answered with the earlier answer. */
async function scan(page: Page, photo: string, crop?: string) {
  await leaveAnswer(page)
  if (crop) await page.getByText(crop, { exact: true }).first().click()
  await choosePhoto(page, photo)
  await requestDiagnosis(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
}

async function logOut(page: Page, device: 'phone' | 'desktop') {
  if (device === 'phone') {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
  } else {
    await page.getByRole('button', { name: /^Hi, / }).hover()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
}

test.describe('with an account', () => {
  test.use({ isSignedIn: true })

  test(
    'three results survive a reload, are read again in Swahili, and are deleted',
    { tag: ['@layout', '@smoke'] },
    async ({ page, consoleErrors }) => {
      test.slow() // three scans
      await openPredict(page)
      await scan(page, LEAF)
      await scan(page, CUTTING, 'Maize')
      await scan(page, BASE, 'Maize')
      await expect.poll(() => keptPictures(page)).toEqual({ pictures: 3, waiting: 0 }) // a set that waits would be shown again
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /^Answer of / })).toBeVisible()
      await page.goto('/predict')
      await page.getByText('Your last answer').locator('..').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: /^Answer of / })).toBeVisible()
      await page.getByRole('link', { name: 'My photos' }).click()
      await expect(cards(page)).toHaveCount(3)
      await expect(page.locator('main li img[src^="blob:"]')).toHaveCount(3)
      const large = async () => (await kept(page)).sizes.filter((bytes) => bytes > MAX_PICTURE_BYTES)
      await expect.poll(large).toEqual([])

      await cards(page).last().getByRole('link').click()
      await expect(reportHeading(page)).toBeVisible()
      await page.locator('header button[lang=sw]').click()
      await expect(page.getByRole('heading', { level: 2, name: /Mahindi/ })).toBeVisible()
      await page.getByRole('button', { name: 'Futa jibu hili' }).click()
      await page.getByRole('button', { name: 'Futa', exact: true }).click()
      await expect(cards(page)).toHaveCount(2)
      await page.reload()
      await expect(cards(page)).toHaveCount(2)
      expect(consoleErrors).toEqual([])
    },
  )
})

/** What this browser keeps: entries of IndexedDB and the sizes of their pictures, cached answers of the API, what is in web storage. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
      })
    const entries: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        entries.push(...(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    const stores = [localStorage, sessionStorage]
    const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    const sizesIn = (value: unknown): number[] => {
      if (value instanceof Blob) return [value.size]
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([name, one]) => (name === 'copies' ? [] : sizesIn(one))) // of thumbnails
    }
    return {
      entries,
      sizes: sizesIn(entries),
      calls: caching.flat().filter(({ url }) => url.includes('/api/')).length,
      names: Object.keys(localStorage),
      values: stores.flatMap((store) => Object.keys(store).map((name) => store.getItem(name) ?? '')),
    }
  })

async function keptPictures(page: Page) {
  const { entries, sizes } = await kept(page)
  const waiting = entries.filter((entry) => typeof entry === 'object' && entry !== null && 'photos' in entry).length
  return { pictures: sizes.length, waiting }
}

/** Tokens, name, balance and recovery words of the account that is signed in, and what is of the phone rather than of an account. */
const OWN_NAMES = ['access', 'refresh', 'lastUser', 'recoveryWords', 'language', 'mode', 'returning']

test.describe('on a shared phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no data of one account is left for the next', { tag: '@smoke' }, async ({ page, device }) => {
    const first = { username: 'Atieno', password: PASSWORD, email: newEmail() }
    await storeAppAtOnce(page)
    await signUp(page, first)
    await expect(page.getByText('Account Created.')).toBeVisible()
    await appStored(page)
    await openPredict(page)
    await scan(page, LEAF)
    await expectCredits(page, 4)
    await expect.poll(async () => (await kept(page)).entries.length).toBe(2) // the answer and its picture

    await logOut(page, device)
    await expect(reportHeading(page)).toBeHidden()
    await expect.poll(async () => (await kept(page)).entries).toEqual([])
    expect((await kept(page)).names).not.toContain('recoveryWords')
    await signUp(page, { username: USERNAME, password: PASSWORD, email: newEmail() })
    await expect(page.getByText('Account Created.')).toBeVisible()
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
    await expect(page.getByText(first.username)).toHaveCount(0)
    const { entries, calls, names, values } = await kept(page)
    expect([entries, calls]).toEqual([[], 0])
    expect(values.filter((value) => value.includes(first.username) || value.includes(first.email))).toEqual([])
    expect(names.filter((name) => !OWN_NAMES.includes(name))).toEqual([])
  })

  test('a result read in Swahili reopens offline until Log Out', async ({ page, context, device }) => {
    await storeAppAtOnce(page)
    await signUp(page, { username: USERNAME, password: PASSWORD, email: newEmail() })
    await expect(page.getByText('Account Created.')).toBeVisible()
    await appStored(page)
    await openPredict(page)
    await scan(page, LEAF)
    await page.goto('/history')
    await cards(page).getByRole('link').click()
    await expect(reportHeading(page)).toBeVisible()
    await page.locator('header button[lang=sw]').click()
    const answer = page.locator('main [lang=sw]')
    await expect(answer).toHaveCount(1)
    await expect.poll(async () => JSON.stringify((await kept(page)).entries)).toContain('"language":"sw"')
    const whole = await unfolded(answer)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Hali ya tarehe .+ Hakuna mtandao\.$/)).toBeVisible()
    expect(await unfolded(answer)).toEqual(whole)
    await page.goto('/predict')
    const last = page.getByText('Jibu lako la mwisho').locator('..')
    await expect(last.getByText(/^Hali ya tarehe /)).toBeVisible()
    await page.goto('/history')
    await expect(page.getByText(/^Hali ya tarehe /)).toBeVisible()
    await expect(page.locator('main li img[src^="blob:"]')).toHaveCount(1)

    await page.locator('header button[lang=en]').click()
    await logOut(page, device)
    await expect(page.getByText('Log in to see your answers')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expect.poll(async () => (await kept(page)).entries).toEqual([])
  })
})

/** What an answer is, and its report with each section unfolded. */
async function unfolded(answer: Locator) {
  await expect(answer.getByRole('button', { name: 'Pata msaada' })).toBeVisible()
  const report = answer.page().getByRole('region', { name: 'Jibu', exact: true })
  const folded = report.locator('button[aria-expanded=false]')
  await expect(async () => {
    for (let left = await folded.count(); left > 0; left--) await folded.first().click()
    expect(await folded.count()).toBe(0)
  }).toPass()
  await expect(report.locator('li').last()).toBeVisible()
  return `${await answer.getByRole('heading', { level: 2 }).innerText()} ${await report.innerText()}`
}
