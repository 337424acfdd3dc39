import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { verdicts } from '../../support/predictions'

import { USERNAME } from './accounts'
import { askQuestion, changeReply, choose, doubtCrop, openRows, openSharing, readScripted } from './answerStates'
import { openAccuracy, openCase, openDesk } from './deskStates'
import { FAILURE, failHistory, listResults, openChanged, openDue, openHistory, openHistoryEntry } from './historyStates'
import { openLook, sendLooks } from './lookStates'
import {
  LEAF,
  chooseCrop,
  choosePhoto,
  diagnoseButton,
  expectWholeReport,
  fileInput,
  fillCredentials,
  hydrated,
  nameField,
  openHome,
  openPredict,
  readRecoveryWords,
  requestDiagnosis,
  resultCard,
  waitingNotice,
} from './pages'
import { openReminded } from './reminderStates'

export type ScreenState = {
  name: string
  isSignedIn?: boolean
  /** The only device that has this state. */
  only?: 'phone' | 'desktop'
  /** Brings the page there; resolves once everything of the state is on the screen. */
  open: (page: Page) => Promise<unknown>
}

const heading = (page: Page, name?: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function chooseSet(page: Page) {
  await choose(page)
  await fileInput(page).setInputFiles(
    ['maizeRust.base.png', 'maizeRustCutting.png'].map((name) => `__tests__/support/photos/${name}`),
  )
  await expect(page.getByAltText('Leaf photo 3 of 3')).toBeVisible()
}

async function choosePhotoless(page: Page) {
  await openPredict(page)
  await chooseCrop(page, 'Kale and cabbage')
  await expect(page.getByRole('link', { name: /^What may trouble your kale/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Diamondback moth/ })).toBeVisible()
}

/** Too dark; its field is being named. */
async function chooseDark(page: Page) {
  await openPredict(page)
  await choosePhoto(page, await sharp(LEAF).resize(480, 1080).linear(0.05).jpeg().toBuffer())
  await expect(page.getByText('The photo is too dark')).toBeVisible()
  await nameField(page, 'River')
}

async function chooseAndAsk(page: Page) {
  await choose(page)
  await requestDiagnosis(page)
}

async function waitForResult(page: Page) {
  await page.route('**/api/predict/', () => undefined) // neither answered nor refused
  await chooseAndAsk(page)
  await expect(page.getByRole('button', { name: 'Diagnosing...' })).toBeVisible()
}

async function loseNetwork(page: Page) {
  await page.route('**/api/predict/', (route) => route.abort())
  await chooseAndAsk(page)
  await expect(waitingNotice(page)).toBeVisible()
}

async function readBesideWaitingPhoto(page: Page) {
  await loseNetwork(page)
  await choosePhoto(page)
  await page.unroute('**/api/predict/') // not before: the waiting photo is sent again by itself
  await expect(waitingNotice(page)).toBeVisible()
  // the page moves when the waiting photo is sent; a press brings a photo that is out of view into it, and does no more
  await expect(async () => {
    if (await resultCard(page).isHidden()) await diagnoseButton(page).click({ timeout: 1_000 })
    await expect(resultCard(page)).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expectWholeReport(page)
}

async function diagnoseSignedOut(page: Page) {
  await page.goto('/predict')
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(page.getByRole('alert')).toBeVisible()
}

async function failDiagnosis(page: Page) {
  await page.route('**/api/predict/', (route) => route.fulfill(FAILURE))
  await chooseAndAsk(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

async function spendAll(page: Page) {
  const user = { username: USERNAME, credits: 0 }
  await page.route('**/api/users/get_user', (route) => route.fulfill({ json: { user } }))
  await listResults(page)
  await page.goto('/predict')
  await expect(page.getByText('What used them')).toBeVisible()
}

async function loseScreen(page: Page) {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Predict' }).click()
  await heading(page, 'Something went wrong')
}

async function submitEmpty(page: Page, address: string, button: string) {
  await page.goto(address)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('Invalid Email')).toBeVisible()
}

/** The answer is scripted: wrong passwords slow down every test of this address. */
export async function failLogin(page: Page) {
  const json = { detail: 'The e-mail address or the password is wrong.' }
  await page.route('**/api/auth/login/', (route) => route.fulfill({ status: 401, json }))
  await page.goto('/login')
  await hydrated(page) // Playwright scrolls to a button that is not ready
  await fillCredentials(page, { email: 'nobody@example.com', password: 'not the password' })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

async function openPage(page: Page, address: string, title?: string) {
  await page.goto(address)
  await heading(page, title)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function openAccount(page: Page) {
  await openPage(page, '/account', 'Your account')
  await expect(page.getByRole('link', { name: 'Password' })).toBeVisible()
}

async function openLibrary(page: Page, address: string) {
  await openPage(page, address)
  await hydrated(page)
}

async function openQuestion(page: Page) {
  await openHome(page)
  await page.getByRole('button', { name: 'Which crops can Jani diagnose?' }).click()
  await expect(page.getByRole('row', { name: /^Soybean Not yet/ })).toBeVisible()
}

async function openMenu(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
}

async function openAccountMenu(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: /^Hi, / }).hover()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
}

/** Every route and every state that a visitor can meet, by group. */
export const screenStates: Record<string, ScreenState[]> = {
  'landing page': [
    { name: 'home', open: openHome },
    { name: 'home-answer-open', open: openQuestion },
    { name: 'home-due', isSignedIn: true, open: (page) => openDue(page, '/') },
    { name: 'home-account-menu', isSignedIn: true, only: 'desktop', open: openAccountMenu },
    { name: 'menu', only: 'phone', open: (page) => openMenu(page, '/about') },
    { name: 'menu-signed-in', isSignedIn: true, only: 'phone', open: (page) => openMenu(page, '/') },
  ],
  'diagnosis screen': [
    { name: 'predict-empty', isSignedIn: true, open: (page) => openPredict(page) },
    { name: 'predict-due', isSignedIn: true, open: (page) => openDue(page, '/predict') },
    { name: 'predict-kale', isSignedIn: true, open: choosePhotoless },
    { name: 'predict-preview', isSignedIn: true, open: choose },
    { name: 'predict-dark', isSignedIn: true, open: chooseDark },
    { name: 'predict-set', isSignedIn: true, open: chooseSet },
    { name: 'predict-result', isSignedIn: true, open: (page) => readScripted(page, verdicts.confident) },
    { name: 'predict-share', isSignedIn: true, open: openSharing },
    { name: 'look-open', isSignedIn: true, open: openLook },
    { name: 'looks-answered', isSignedIn: true, open: sendLooks },
    { name: 'predict-busy', isSignedIn: true, open: waitForResult }, // last: it is charged later
  ],
  'answers of every kind': [
    ...(Object.keys(verdicts) as (keyof typeof verdicts)[]).map((verdict) => ({
      name: `answer-${verdict}`,
      isSignedIn: true,
      open: (page: Page) => readScripted(page, verdicts[verdict]),
    })),
    { name: 'answer-question', isSignedIn: true, open: askQuestion },
    { name: 'answer-rows', isSignedIn: true, open: openRows },
    { name: 'answer-replied', isSignedIn: true, open: changeReply },
    { name: 'answer-contradiction', isSignedIn: true, open: doubtCrop },
  ],
  'diagnosis screen after a failure': [
    { name: 'predict-failed', isSignedIn: true, open: failDiagnosis },
    { name: 'predict-waiting', isSignedIn: true, open: loseNetwork },
    { name: 'predict-earlier', isSignedIn: true, open: readBesideWaitingPhoto },
    { name: 'predict-refused', open: diagnoseSignedOut },
    { name: 'predict-no-credits', isSignedIn: true, open: spendAll },
  ],
  history: [
    { name: 'history', isSignedIn: true, open: openHistory },
    { name: 'history-empty', isSignedIn: true, open: (page) => openPage(page, '/history', 'My photos') },
    { name: 'history-failed', isSignedIn: true, open: failHistory },
    { name: 'history-entry', isSignedIn: true, open: openHistoryEntry },
    { name: 'history-changed', isSignedIn: true, open: openChanged },
    { name: 'history-signed-out', open: (page) => openPage(page, '/history', 'My photos') },
  ],
  'login and sign-up': [
    { name: 'login', open: (page) => openPage(page, '/login', 'Welcome back') },
    { name: 'login-errors', open: (page) => submitEmpty(page, '/login', 'Login') },
    { name: 'login-refused', open: failLogin },
    { name: 'sign-up', open: (page) => openPage(page, '/login?mode=sign-up', 'Create your account') },
    { name: 'sign-up-errors', open: (page) => submitEmpty(page, '/login?mode=sign-up', 'Sign Up') },
  ],
  account: [
    { name: 'account', isSignedIn: true, open: openAccount },
    {
      name: 'account-password',
      isSignedIn: true,
      open: (page) => openPage(page, '/account?row=password', 'Password'),
    },
    { name: 'account-reminded', isSignedIn: true, open: openReminded },
    { name: 'forgot', open: (page) => openPage(page, '/forgot') },
    { name: 'reset', open: (page) => openPage(page, '/reset#token') },
    { name: 'reset-words', open: (page) => openPage(page, '/reset') },
    { name: 'recovery-words', open: readRecoveryWords },
    { name: 'confirm', open: (page) => openPage(page, '/confirm#token') },
  ],
  'leaf library': [
    '/library',
    '/sw/library',
    '/library/tomato-mosaic-virus',
    '/sw/library/orange-greening',
    '/library/crop/maize',
    '/sw/library/crop/kale',
    '/sw/library/maize-fall-armyworm',
  ].map((address) => ({ name: address.slice(1).replaceAll('/', '-'), open: (page) => openLibrary(page, address) })),
  desk: [
    { name: 'desk', isSignedIn: true, open: openDesk },
    { name: 'desk-case', isSignedIn: true, open: openCase },
    { name: 'desk-signed-out', open: (page) => openPage(page, '/desk') },
  ],
  'how often Jani was right': [
    { name: 'accuracy', open: openAccuracy },
    { name: 'accuracy-empty', open: (page) => openPage(page, '/accuracy', 'How often was Jani right?') },
  ],
  'other pages': [
    { name: 'about', open: (page) => openPage(page, '/about') },
    { name: 'blog', open: (page) => openPage(page, '/blog') },
    { name: 'contact', open: (page) => openPage(page, '/contact') },
    { name: 'error', open: loseScreen },
    { name: 'not-found', open: (page) => openPage(page, '/no/such/page', 'Nothing grows here') },
  ],
}
