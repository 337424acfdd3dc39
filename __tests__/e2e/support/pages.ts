import path from 'node:path'

import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { SCAN_PARAMETER } from '~/contract/paths'

import { PASSWORD, USERNAME, newEmail } from './accounts'

export const LEAF = path.resolve('__tests__/support/photos/maizeRust.jpg')
export const HEADLINE = /^Secure Your Harvest Today/
export const NO_RESPONSE = 'No response from server. Please try again later.'
/** Of a stored photo, in place of that sentence. */
export const NOTHING_LOST = 'No network. Nothing is lost.'

/** A call to action is found by its words, whether it is a link or a button. */
export const callToAction = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true }))

/** The prerendered page answers clicks once React has taken it over, which the first interaction sets off. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(isHydrated)
}

/** Runs in the page. React marks the elements that it has taken over. */
export const isHydrated = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))

export async function openHome(page: Page) {
  await page.goto('/')
  await hydrated(page)
}

/** Resolves when no transition or animation runs any more. */
export const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)

export const photoPreview = (page: Page) => page.getByAltText('The chosen leaf photo')
/** The only one. */
export async function removePhoto(page: Page) {
  await photoPreview(page).click()
  await page.getByRole('button', { name: 'Remove leaf photo 1' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(photoPreview(page)).toHaveCount(0)
}

/** Tells a crop that is not among the chips. */
export async function chooseCrop(page: Page, name: string) {
  await page.getByRole('button', { name: 'All crops' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Of the chosen photos. */
export async function nameField(page: Page, name: string) {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Name of the field').fill(name)
}
export const diagnoseButton = (page: Page) => page.getByRole('button', { name: 'Diagnose', exact: true })
export const waitingNotice = (page: Page) => page.getByText(/^\d+ photos? waits?$/)
export const resultCard = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })
/** The text of a result that is Markdown only; hidden from assistive technology while it is typed. */
export const report = (page: Page) => resultCard(page).locator('> .MuiStack-root')
export const reportHeading = (page: Page) => page.locator('main h2').filter({ hasText: 'Maize' }).first()

export const expectCredits = (page: Page, count: number) =>
  expect(page.getByText(`Credits left: ${count}`, { exact: true })).toBeVisible()

export async function openPredict(page: Page, credits = 5) {
  await page.goto('/predict')
  await expectCredits(page, credits)
}

/** That of the file chooser; the other one opens the camera. */
export const fileInput = (page: Page) => page.locator('input[type=file]:not([capture])')

/** An answer keeps its address: the next photo is chosen on the screen without one. In any language. */
export async function leaveAnswer(page: Page) {
  if (new URL(page.url()).searchParams.has(SCAN_PARAMETER) && (await fileInput(page).count()) === 0)
    await page.getByRole('link', { name: /^(New photo|Picha mpya)$/ }).click()
}

/** On a page in any language. The button moves when there is a photo: a press must not meet that. */
export async function showPhotos(page: Page, files: Parameters<Locator['setInputFiles']>[0] = LEAF) {
  await leaveAnswer(page)
  await fileInput(page).setInputFiles(files)
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible()
}

/** A path, or the bytes of a file called leaf.jpg. */
export async function choosePhoto(page: Page, photo: string | Buffer = LEAF) {
  const file = typeof photo === 'string' ? photo : { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: photo }
  await leaveAnswer(page)
  await fileInput(page).setInputFiles(file)
  await expect(resultCard(page)).toHaveCount(0)
  await expect(photoPreview(page)).toBeVisible()
}

/** The first press would only bring photos into view that are out of it. */
export async function requestDiagnosis(page: Page) {
  await diagnoseButton(page).hover() // scrolls to it where it is not fixed
  await settled(page)
  await diagnoseButton(page).click()
}

export async function readDiagnosis(page: Page) {
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible()
}

/** Every word of the answer is on the screen. */
export const expectWholeReport = (page: Page) =>
  expect(resultCard(page)).toHaveAttribute('data-typing', 'false', { timeout: 30_000 })

type Credentials = { username?: string; email: string; password: string }

export async function fillCredentials(page: Page, { username, email, password }: Credentials) {
  if (username !== undefined) await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function logIn(page: Page, credentials: Credentials) {
  await page.goto('/login')
  await fillCredentials(page, credentials)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export async function signUp(page: Page, credentials: Required<Credentials>) {
  await page.goto('/login?mode=sign-up')
  await fillCredentials(page, credentials)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
}

/** Signs up and reads the first answer, after which the words are shown. */
export async function readRecoveryWords(page: Page) {
  await signUp(page, { username: USERNAME, email: newEmail(), password: PASSWORD })
  await expect(page).toHaveURL('/')
  await page.waitForFunction(() => localStorage.getItem('recoveryWords') !== null)
  await page.goto('/predict')
  await readDiagnosis(page)
  await page.mouse.wheel(0, 200)
  await page.getByRole('list', { name: 'Your four words' }).waitFor()
}

export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

export const storedTokens = (page: Page) =>
  page.evaluate(() => ({ access: localStorage.getItem('access'), refresh: localStorage.getItem('refresh') }))

export const storeTokens = (page: Page, tokens: Partial<Record<'access' | 'refresh', string>>) =>
  page.evaluate((entries) => {
    for (const [name, token] of Object.entries(entries)) localStorage.setItem(name, token)
  }, tokens)
