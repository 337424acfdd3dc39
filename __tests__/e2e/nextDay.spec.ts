import sharp from 'sharp'

import { paths } from '~/contract/paths'

import { expect, test } from './support/fixtures'
import { appStored, storeAppAtOnce } from './support/storedApp'
import { LEAF, choosePhoto, openPredict, readDiagnosis, reportHeading, requestDiagnosis } from './support/pages'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const FIELD = 'Shamba la mto'

test('a farmer names a field, and finds its results again', async ({ page }) => {
  await openPredict(page)
  await readDiagnosis(page)
  await page.getByRole('button', { name: /^Which field is it\?/ }).click()
  await page.getByLabel('Name of the field').fill(FIELD)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: `Field: ${FIELD}` })).toBeVisible()

  await openPredict(page, 4)
  await choosePhoto(page, await sharp(LEAF).resize(600).jpeg().toBuffer())
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible()
  await page.goto(paths.history)
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(2)
  await page.getByLabel('Show the field').selectOption(FIELD)
  await expect(list).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: FIELD })).toBeVisible()
})

test.describe('a reminder', () => {
  test.use({ serviceWorkers: 'allow' })

  test('delivered by a push service shows the text of the server', async ({ page, context, baseURL }) => {
    const client = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await client.send('ServiceWorker.enable')
    await storeAppAtOnce(page)
    await page.goto(paths.predict)
    await appStored(page)
    const worker = context.serviceWorkers()[0]!
    // a headless browser shows no notifications
    await worker.evaluate(() => {
      const { registration } = self as { registration?: ServiceWorkerRegistration }
      registration!.showNotification = (title, options) => {
        Object.assign(self, { shown: [title, options?.body, options?.lang] })
        return Promise.resolve()
      }
    })
    const data = JSON.stringify({ text: 'Look again at your plants today.', language: 'en' })
    await client.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL!,
      registrationId: await registered,
      data,
    })
    const shown = () => worker.evaluate(() => (self as { shown?: unknown }).shown)
    await expect.poll(shown).toEqual(['Jani', 'Look again at your plants today.', 'en'])
  })
})
