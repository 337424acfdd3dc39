import path from 'node:path'

import type { Page } from 'playwright-core'

export const LEAF = path.resolve(__dirname, '../../support/photos/maizeRust.jpg')

/** The text of an answer, on /predict. */
export const REPORT = 'main .MuiCard-root > .MuiStack-root'

export type ScreenState = {
  name: string
  /** Whether a farmer is signed in. */
  signedIn?: boolean
  /** The only device that has this state. */
  only?: 'phone' | 'desktop'
  /** Brings the page there; resolves once everything of the state is on the screen. */
  open: (page: Page) => Promise<unknown>
}

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function openPredict(page: Page) {
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
}

async function choosePhoto(page: Page) {
  await openPredict(page)
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByAltText('The chosen leaf photo').waitFor()
}

async function readResult(page: Page) {
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page
    .getByText(/common rust/i)
    .first()
    .waitFor()
  // the readable copy takes the place of the one that was read out
  await page.locator(`${REPORT}[aria-hidden=false]`).waitFor()
}

async function askWithoutAnswer(page: Page) {
  await page.route('**/api/predict/', () => undefined) // neither answered nor refused
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.getByRole('button', { name: 'Diagnosing...' }).waitFor()
}

async function askInTheField(page: Page) {
  await page.route('**/api/predict/', (route) => route.abort())
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.getByText('Your photo is waiting').waitFor()
}

/** The answer to one photo, while an earlier one waits. */
async function readBesideEarlier(page: Page) {
  await askInTheField(page)
  await page.unroute('**/api/predict/')
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByText('An earlier photo is waiting').waitFor()
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.locator(`${REPORT}[aria-hidden=false]`).waitFor()
}

async function askSignedOut(page: Page) {
  await page.goto('/predict')
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.getByRole('alert').waitFor()
}

async function loseScreen(page: Page) {
  await page.goto('/about')
  await page.getByRole('contentinfo').waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Predict' }).click()
  await heading(page, 'Something went wrong')
}

async function submitNothing(page: Page, address: string, button: string) {
  await page.goto(address)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByText('Invalid Email').waitFor()
}

async function beRefused(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email Address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alert').waitFor()
}

async function openBlank(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('contentinfo').waitFor()
}

async function openAnswer(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Which crops can Jani diagnose?' }).click()
  await page.getByText('Soybean, peach and squash: not yet.').waitFor()
}

async function openMenu(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

async function openAccountMenu(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: /^Hi, / }).hover()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
}

/** Every route and every state a visitor can meet. */
export const screenStates: ScreenState[] = [
  {
    name: 'home',
    open: (page) => page.goto('/').then(() => heading(page)),
  },
  { name: 'home-answer-open', open: openAnswer },
  { name: 'home-account-menu', signedIn: true, only: 'desktop', open: openAccountMenu },
  { name: 'menu', only: 'phone', open: openMenu },
  {
    name: 'menu-signed-in',
    signedIn: true,
    only: 'phone',
    open: (page) => openMenu(page).then(() => page.getByRole('button', { name: 'Log Out' }).waitFor()),
  },
  { name: 'predict-empty', signedIn: true, open: openPredict },
  { name: 'predict-preview', signedIn: true, open: choosePhoto },
  { name: 'predict-result', signedIn: true, open: readResult },
  { name: 'predict-busy', signedIn: true, open: askWithoutAnswer },
  { name: 'predict-waiting', signedIn: true, open: askInTheField },
  { name: 'predict-earlier', signedIn: true, open: readBesideEarlier },
  { name: 'predict-refused', open: askSignedOut },
  { name: 'login', open: (page) => page.goto('/login').then(() => heading(page, 'Welcome back')) },
  { name: 'login-errors', open: (page) => submitNothing(page, '/login', 'Login') },
  { name: 'login-refused', open: beRefused },
  {
    name: 'sign-up',
    open: (page) => page.goto('/login?mode=sign-up').then(() => heading(page, 'Create your account')),
  },
  { name: 'sign-up-errors', open: (page) => submitNothing(page, '/login?mode=sign-up', 'Sign Up') },
  { name: 'about', open: (page) => openBlank(page, '/about') },
  { name: 'blog', open: (page) => openBlank(page, '/blog') },
  { name: 'contact', open: (page) => openBlank(page, '/contact') },
  { name: 'error', open: loseScreen },
  { name: 'not-found', open: (page) => page.goto('/no/such/page').then(() => heading(page, 'Nothing grows here')) },
]
