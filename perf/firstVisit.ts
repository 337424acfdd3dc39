import { paths } from '~/contract/paths'

import { LEAF_PHOTO } from './server'
import { playOnSlowLine } from './slowVisit'
import type { Visitor } from './slowVisit'

const EN = {
  diagnoseNow: 'Diagnose Now',
  username: 'Username',
  email: 'Email Address',
  password: 'Password',
  signUp: 'Sign Up',
  credits: 'Credits left: 5',
  preview: 'The chosen leaf photo',
  diagnose: 'Diagnose',
  disease: /rust/i,
}
const SW: typeof EN = {
  diagnoseNow: 'Chunguza Sasa',
  username: 'Jina lako',
  email: 'Anwani ya barua pepe',
  password: 'Nenosiri',
  signUp: 'Jisajili',
  credits: 'Krediti: 5',
  preview: 'Picha ya jani uliyochagua',
  diagnose: 'Chunguza',
  disease: /kutu/i,
}

/** The first visit of a new farmer, up to the first diagnosis. */
export async function measureFirstVisit() {
  const english = await playOnSlowLine((visitor) => visit(visitor, EN))
  const swahili = await playOnSlowLine((visitor) => visit(visitor, SW), { locale: 'sw-KE' })
  const inSwahili = Object.entries(swahili).map(([step, figure]) => [`Swahili, ${step}`, figure] as const)
  return { ...english, ...Object.fromEntries(inSwahili) }
}

async function visit({ page, url, step, tap }: Visitor, words: typeof EN) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await step('the landing page is seen', async () => {
    await page.goto(url + paths.home, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await step('the form is seen', async () => {
    await tap(page.getByRole('link', { name: words.diagnoseNow, exact: true }).first())
    await page.getByLabel(words.username).waitFor()
  })
  await step('the account is made', async () => {
    await page.getByLabel(words.username).fill('Wanjiru')
    await page.getByLabel(words.email).fill('first.visit@example.com')
    await page.getByLabel(words.password, { exact: true }).fill('Shamba-ya-mahindi-7')
    await tap(button(words.signUp))
    await page.waitForURL(url + paths.home)
  })
  await step('the screen for the photo is seen', async () => {
    await tap(page.getByText(words.diagnoseNow, { exact: true }).first())
    await page.getByText(words.credits).waitFor()
  })
  await step('the photo is seen', async () => {
    await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF_PHOTO)
    await page.getByAltText(words.preview).waitFor()
  })
  await step('the diagnosis is seen', async () => {
    await tap(button(words.diagnose))
    await page.getByRole('heading', { level: 2, name: words.disease }).waitFor()
  })
}
