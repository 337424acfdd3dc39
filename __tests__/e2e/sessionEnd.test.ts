import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { endpoints } from '~/contract/endpoints'

import { until } from '../support/rawUpload'
import { DESKTOP } from './support/devices'
import { farmer, openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'

jest.setTimeout(60_000)

let product: Product
beforeAll(async () => {
  product = await openProduct({ LOG_LEVEL: 'info' })
})
afterAll(() => product.close())

const callWith = (access: string) =>
  fetch(product.url + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })

type Line = { reqId?: string; req?: { route: string }; res?: { statusCode: number } }

/** As the server's log has it: in the browser nobody may be left to hear them. */
function answersTo(route: string) {
  const lines = product
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
  const asked = new Set(lines.filter(({ req }) => req?.route === route).map(({ reqId }) => reqId))
  return lines.flatMap(({ reqId, res }) => (res && asked.has(reqId) ? res.statusCode : []))
}

it('logging out ends the session on the server, though the page is left at once', async () => {
  const page = await product.openPage({ viewport: DESKTOP, ...(await product.signedIn()) })
  await page.goto('/')
  await page.getByRole('button', { name: `Hi, ${farmer.username}` }).hover()
  const access = (await page.evaluate(() => localStorage.getItem('access')))!
  const told = page.context().waitForEvent('request', {
    predicate: (request) => new URL(request.url()).pathname === endpoints.logout.url,
  })
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.goto('/about')
  await told
  await until(() => answersTo(endpoints.logout.url).length > 0)
  expect(answersTo(endpoints.logout.url)).toEqual([204])
  expect((await callWith(access)).status).toBe(401)
  await page.context().close()
})

it('tokens copied out of a browser are worth nothing elsewhere once they were renewed there', async () => {
  const page = await product.openPage({ viewport: DESKTOP })
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Email Address').fill('bound@example.com')
  await page.getByLabel('Password', { exact: true }).fill(farmer.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('button', { name: `Hi, ${farmer.username}` }).waitFor()
  const [cookie] = await page.context().cookies(`${product.url}/api/auth/login/`)
  expect(cookie).toMatchObject({ name: 'jani_device', httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.evaluate(() => {
    localStorage.setItem('access', 'expired')
  })
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
  const refresh = await page.evaluate(() => localStorage.getItem('refresh'))
  const elsewhere = await fetch(product.url + endpoints.refresh.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  })
  expect(elsewhere.status).toBe(401)
  await page.context().close()
})

it('the list of common passwords stays on the server', () => {
  const folder = path.resolve('dist/public')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts)
    expect(readFileSync(path.join(folder, script), 'utf8')).not.toMatch(/qwertyuiop|iloveyou/)
})
