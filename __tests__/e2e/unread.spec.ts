import { expect, test } from './support/fixtures'
import {
  LEAF,
  choosePhoto,
  diagnoseButton,
  fileInput,
  hydrated,
  openPredict,
  requestDiagnosis,
  waitingNotice,
} from './support/pages'
import { recordLayoutShifts } from './support/layoutShifts'
import { storedScans } from './support/storedPhotos'

const CUTTING = '__tests__/support/photos/maizeRustCutting.png'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test(
  'two photos that waited are answered while the page is closed, and the landing page says so',
  { tag: '@layout' },
  async ({ page, context }) => {
    await openPredict(page)
    await choosePhoto(page, LEAF)
    await page.waitForLoadState('networkidle') // all that is loaded ahead is here
    await context.setOffline(true)
    await requestDiagnosis(page)
    await expect(waitingNotice(page)).toHaveText(/^1 /)
    await fileInput(page).setInputFiles(CUTTING)
    await expect(diagnoseButton(page)).toBeEnabled()
    await requestDiagnosis(page)
    await expect(waitingNotice(page)).toHaveText(/^2 /)
    await expect.poll(async () => (await storedScans(page)).filter(({ status }) => status === 'queued')).toHaveLength(2)
    await page.close()

    await context.setOffline(false)
    const opened = await context.newPage()
    await opened.goto('/about')
    await expect
      .poll(() =>
        opened.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('unread') ?? '{}') as object).length),
      )
      .toBe(2)

    const shifts = await recordLayoutShifts(opened)
    await opened.goto('/')
    await hydrated(opened)
    const row = opened.getByRole('link', { name: /^2 new answers / })
    await expect(row).toBeInViewport()
    await opened.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])

    await row.click()
    await expect(opened.getByRole('main').getByText(/ · new$/)).toHaveCount(2)
    await opened.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(opened.getByRole('heading', { level: 1, name: /^Answer of / })).toBeVisible()
    await opened.goto('/')
    await expect(opened.getByRole('link', { name: /^1 new answer / })).toBeInViewport()
  },
)
