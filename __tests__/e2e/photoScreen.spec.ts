import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './support/fixtures'
import {
  LEAF,
  chooseCrop,
  choosePhoto,
  diagnoseButton,
  expectWholeReport,
  fileInput,
  openPredict,
  photoPreview,
  reportHeading,
  requestDiagnosis,
} from './support/pages'
import { boxOf } from './support/specification'

const MAX_CONTROLS = 10
const LEFT = { left: 92, width: 344 }
const RIGHT = { left: 468, width: 720 }

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const onePhotoMore = () => sharp(LEAF).resize(600).jpeg().toBuffer()

/** Runs in the page: the names of the controls that are seen without scrolling; a label stands for its input. */
function controlsInView() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a, button, label, input:not([type="file"], [type="radio"])'),
  ]
  return controls
    .filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect()
      return control.checkVisibility() && width > 1 && bottom > 0 && top < window.innerHeight
    })
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)
}

test(
  'before a photo a phone shows at most ten controls, header and bar included',
  { tag: '@phone' },
  async ({ page }) => {
    await openPredict(page)
    const controls = await page.evaluate(controlsInView)
    expect(controls).toEqual(expect.arrayContaining(['Take a photo', 'Diagnose', 'Maize', 'Bean', 'All crops']))
    expect(controls.length).toBeLessThanOrEqual(MAX_CONTROLS)
  },
)

test('Diagnose is filled only while photos or chips are on the screen', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPredict(page)
  await choosePhoto(page)
  await expect(diagnoseButton(page)).toHaveClass(/contained/)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await expect(diagnoseButton(page)).not.toHaveClass(/contained/)
  await requestDiagnosis(page)
  await expect(photoPreview(page)).toBeInViewport({ ratio: 1 })
  await expect(diagnoseButton(page)).toHaveClass(/contained/)
  expect(asked).not.toContain('/api/predict/')
})

test('the tile adds a leaf, and chips keep their places', { tag: '@layout' }, async ({ page }) => {
  await openPredict(page)
  const maize = page.locator('label', { hasText: 'Maize' })
  const place = await boxOf(maize)
  await chooseCrop(page, 'Cassava')
  await expect(page.getByRole('radio', { name: 'Cassava' })).toBeChecked()
  expect(await boxOf(maize)).toEqual(place)

  await choosePhoto(page)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('leaf 2 of 6').click()])
  await chooser.setFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await onePhotoMore() })
  await expect(page.getByAltText('Leaf photo 2 of 2')).toBeVisible()
  await expect(page.getByText('leaf 3 of 6')).toBeVisible()
})

const expectColumns = async (page: Page, left: string, right: string) => {
  const form = await boxOf(page.locator(left).first())
  expect(form.left).toBe(LEFT.left)
  expect(form.width).toBeLessThanOrEqual(LEFT.width)
  expect(await boxOf(page.locator(right).first())).toMatchObject(RIGHT)
}

test('in a wide window the form is left and the answer right in every state, and nothing stands there twice', async ({
  page,
}) => {
  await openPredict(page)
  await expectColumns(page, 'label[for$="-files"]', 'div:has(> img[src*="empty-leaf"])')
  await choosePhoto(page)
  await expectColumns(page, 'li:has(> button img[src^="blob:"])', 'div:has(> img[src*="empty-leaf"])')

  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/predict/', (route) => isAsked.then(() => route.continue()), { times: 1 })
  await requestDiagnosis(page)
  await expect(page.getByText('Nothing is charged before you have an answer.')).toBeVisible()
  const busy = await boxOf(page.getByRole('button', { name: /Diagnosing\.\.\.$/ }))
  answer()
  await expect.poll(async () => (await boxOf(page.getByRole('link', { name: 'New photo' }))).top).toBe(busy.top)

  for (const visit of ['new', 'stored']) {
    await expect(reportHeading(page)).toBeVisible()
    await expectWholeReport(page)
    const banner = page.locator('main section:has(h2)').first()
    await expectColumns(page, 'a:has-text("New photo")', 'section:has(h2)')
    await expect(banner.getByText('Typical leaf')).toBeVisible()
    await expect(page.locator('main img[src^="blob:"]:visible')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Diagnose', exact: true })).toHaveCount(0)
    const header = await boxOf(page.getByRole('banner'))
    expect((await boxOf(banner)).top).toBeGreaterThanOrEqual(header.bottom + 16)
    if (visit === 'new') await page.reload()
  }
})

test('all pages begin at the same edge', async ({ page }) => {
  for (const path of ['/predict', '/history', '/account', '/library', '/library/maize-common-rust']) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => [path, (await heading.boundingBox())?.x]).toEqual([path, LEFT.left])
  }
  await openPredict(page)
  await fileInput(page).setInputFiles(LEAF)
  expect((await boxOf(photoPreview(page))).left).toBe(LEFT.left)
})
