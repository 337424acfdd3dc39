import { devices } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { settled } from './support/settled'

jest.setTimeout(60_000)

const product = givenProduct()

it.each(devices)('a toast on a $name stands at the top right, below the header', async ({ viewport }) => {
  const page = await product.openPage({ viewport })
  await page.goto('/login')
  await page.getByLabel('Email Address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const toast = page.getByRole('alert')
  await toast.waitFor()
  await settled(page)
  const box = (await toast.boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(header.height)
  expect(box.y + box.height).toBeLessThan(viewport.height / 3)
  const room = viewport.width - (box.x + box.width)
  expect(room).toBeGreaterThan(0)
  expect(room).toBeLessThanOrEqual(24)
  await page.context().close()
})
