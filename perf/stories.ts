import sharp from 'sharp'

import { paths } from '~/contract/paths'

import { LEAF_PHOTO, PASSWORD, emailOf, logIn, signUp } from './server'
import { playOnSlowLine } from './slowVisit'
import type { Visitor } from './slowVisit'

const stories = {
  'two leaves': twoLeaves,
  'bad photos': badPhotos,
  offline,
  'the account': theAccount,
  'the pages': thePages,
}

/** What a farmer does beside the first visit, on a slow line: each story with a new server and a new browser. */
export async function measureStories() {
  const figures: Record<string, string> = {}
  for (const [story, visit] of Object.entries(stories))
    for (const [step, figure] of Object.entries(await playOnSlowLine(visit))) figures[`${story}, ${step}`] = figure
  return figures
}

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const fileInput = ({ page }: Visitor) => page.locator('input[type=file]:not([capture])')
const answer = ({ page }: Visitor) => page.getByRole('heading', { level: 2, name: /Maize|Bean|spot|rust/i })

/** A returning farmer: an account, whose tokens the browser holds. */
async function openPredict(visitor: Visitor) {
  const { page, url, server, step } = visitor
  await signUp(server)
  const tokens = await logIn(server)
  await page.route('**/tokens', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${url}/tokens`)
  await page.evaluate((stored) => {
    for (const [name, token] of Object.entries(stored)) localStorage.setItem(name, token)
  }, tokens)
  await step('the screen is seen', async () => {
    await page.goto(url + paths.predict, { waitUntil: 'commit' })
    await page.getByText('Which crop is it?').waitFor()
  })
  await step('the balance is seen', async () => {
    await page.getByText('Credits left: 1,000,005').waitFor()
  })
}

sharp.unblock({ operation: ['VipsForeignLoad'] }) // the server's code, which other benchmarks load, allows no file

async function choose(visitor: Visitor, photos: (string | Buffer)[]) {
  const files = photos.map(async (photo, index) => ({
    name: `leaf ${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  }))
  await fileInput(visitor).setInputFiles(await Promise.all(files))
  await visitor.page
    .locator('main img[src^="blob:"]')
    .nth(photos.length - 1)
    .waitFor()
}

async function twoLeaves(visitor: Visitor) {
  const { page, step, tap } = visitor
  await openPredict(visitor)
  await step('bean and two photos', async () => {
    await tap(page.getByText('Bean', { exact: true }))
    const photos = ['public/photos/bean-rust-1.webp', 'public/photos/bean-angular-leaf-spot-2.webp']
    await fileInput(visitor).setInputFiles(photos)
    await page.getByAltText('Leaf photo 2 of 2').waitFor()
  })
  await diagnose(visitor)
  await step('a reply to its question', async () => {
    await tap(button(visitor, 'Yes'))
    await page.getByText('You saw powder').first().waitFor()
  })
  await step('another crop told', async () => {
    const before = await answer(visitor).textContent()
    await tap(button(visitor, 'Not bean? Choose the crop (free)'))
    await tap(button(visitor, 'Maize'))
    await page.waitForFunction((old) => document.querySelector('main h2')?.textContent !== old, before)
  })
}

async function diagnose(visitor: Visitor, name = 'the diagnosis') {
  const { step, tap } = visitor
  await step(name, async () => {
    await tap(button(visitor, 'Diagnose'))
    await answer(visitor).waitFor()
  })
}

async function badPhotos(visitor: Visitor) {
  const { page, step, tap } = visitor
  await openPredict(visitor)
  const leaf = () => sharp(LEAF_PHOTO).resize(640, 480)
  const warned = { dark: leaf().linear(0.05), blurred: leaf().blur(40) }
  for (const [what, photo] of Object.entries(warned))
    await step(`a ${what} photo: the warning`, async () => {
      await choose(visitor, [await photo.png().toBuffer()])
      await page.getByRole('alert').filter({ hasText: what }).waitFor()
    })
  await step('sent anyway', async () => {
    await tap(button(visitor, 'Send anyway'))
    await page.getByText('This answer was free.').waitFor()
  })
  await step('a picture without a leaf', async () => {
    await tap(button(visitor, /Change$/))
    await choose(visitor, ['public/og-image.png'])
    await tap(button(visitor, 'Diagnose'))
    await page.getByText('This answer was free.').waitFor()
  })
}

async function offline(visitor: Visitor) {
  const { page, context, url, step, tap } = visitor
  await openPredict(visitor)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const size of [600, 580, 560])
    await step(`a set of ${size} px is kept`, async () => {
      await choose(visitor, [await sharp(LEAF_PHOTO).resize(size).png().toBuffer()])
      await tap(button(visitor, 'Diagnose'))
      await page.getByText(/^[123] sets? waits? on this phone$/).waitFor()
    })
  await context.setOffline(false)
  await step('online again: all three are answered', () => page.getByText('All sets have been answered').waitFor())
  await context.setOffline(true)
  await step('offline again: the history and an answer', async () => {
    await page.goto(url + paths.history)
    await tap(page.getByRole('main').getByRole('link').first())
    await page.getByRole('heading', { level: 2, name: /rust/i }).waitFor()
  })
}

async function theAccount(visitor: Visitor) {
  const { page, url, step, tap } = visitor
  const email = page.getByLabel('Email Address')
  await openPredict(visitor)
  await step('Log Out', async () => {
    await tap(button(visitor, 'Open menu'))
    await tap(button(visitor, 'Log Out'))
    await page.waitForFunction(() => !localStorage.getItem('access'))
  })
  await step('a link for a new password', async () => {
    await page.goto(url + paths.login)
    await tap(page.getByRole('link', { name: 'Forgot Password?' }))
    await email.fill(emailOf(0))
    await tap(button(visitor, 'Send me the link'))
    await page.getByText(/a link is on its way/).waitFor()
  })
  await step('Login', async () => {
    await tap(page.getByRole('link', { name: 'Back to Login' }))
    await email.fill(emailOf(0))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tap(button(visitor, 'Login'))
    await page.getByText('Login successful.').waitFor()
  })
}

async function thePages(visitor: Visitor) {
  const { page, url, step, tap } = visitor
  await step('the landing page is seen', async () => {
    await page.goto(url + paths.home, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await step('the library, from the menu', async () => {
    await tap(button(visitor, 'Open menu'))
    await tap(page.getByRole('link', { name: 'Leaf library' }).first())
    await page.getByRole('heading', { level: 1, name: 'Leaf library' }).waitFor()
  })
  await step('maize', async () => {
    await tap(page.getByRole('main').getByRole('link', { name: 'Maize' }).first())
    await page.getByRole('heading', { level: 1, name: /maize/i }).waitFor()
  })
  await step('fall armyworm', async () => {
    await tap(page.getByRole('link', { name: /fall armyworm/i }).first())
    await page.getByRole('heading', { level: 1, name: /fall armyworm/i }).waitFor()
  })
  await step('the same page in Swahili', async () => {
    await tap(
      button(visitor, 'Kiswahili')
        .or(page.getByRole('link', { name: 'Kiswahili' }))
        .first(),
    )
    await page.getByRole('heading', { level: 1, name: /viwavijeshi/i }).waitFor()
  })
}
