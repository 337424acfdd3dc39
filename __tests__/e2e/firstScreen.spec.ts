import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { LANGUAGES } from '~/contract/languages'

import { leafLabels } from '../diagnosis/labels'
import { predictionIn } from '../support/predictions'
import { expect, test } from './support/fixtures'
import { showPhotos } from './support/pages'

test.use({ isSignedIn: true, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** Android's font, so that a line breaks where it does on a phone. */
async function useRoboto(page: Page) {
  const file = require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')
  const data = readFileSync(file).toString('base64')
  const font = `font-family: Roboto; font-weight: 100 900; src: url(data:font/woff2;base64,${data})`
  await page.addStyleTag({ content: `@font-face { ${font} } * { font-family: Roboto !important }` })
  await page.evaluate(() => document.fonts.load('600 16px Roboto'))
}

/**
 * Runs in the page. Each correction of the crop brings the next answer; answers where its first screen ends, in px from
 * the top of the window: with the contact, or with the actions where the first of them is to call one of several.
 */
async function endsOf(responses: string[]) {
  const waiting = [...responses]
  const send = window.fetch.bind(window)
  window.fetch = (input, init) =>
    new Request(input, init).method === 'PATCH'
      ? Promise.resolve(new Response(waiting.shift(), { headers: { 'content-type': 'application/json' } }))
      : send(input, init)
  const nextFrame = () => new Promise(requestAnimationFrame)
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  const title = () => document.querySelector('main h2')?.textContent
  const ends: { actions: number; contact: number }[] = []
  for (;;) {
    const area = document.querySelector('main [data-typing]')!
    const list = area.querySelector('ol')!
    const contacts = [...area.querySelectorAll('ol ~ div.MuiCard-root[data-plain]')]
    ends.push({ actions: bottomOf(list), contact: bottomOf(contacts.length === 1 ? contacts[0]! : list) })
    if (waiting.length === 0) return ends
    const before = title()
    const rows = [...area.querySelectorAll<HTMLButtonElement>('.MuiAccordionSummary-root')]
    rows.find(({ textContent }) => /^(What else|Huenda ni nini)/.test(textContent))!.click()
    await nextFrame()
    area.querySelector<HTMLButtonElement>('fieldset button')!.click()
    while (title() === before) await nextFrame()
  }
}

const MAX_WORDS = 90
const MAX_CONTROLS = 12

/** Sets that the network confuses most, and three of one crop. */
const CANDIDATES = [
  ['Corn_(maize)___Common_rust_', 'Corn_(maize)___Northern_Leaf_Blight'],
  ['Corn_(maize)___Northern_Leaf_Blight', 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'],
  ['Tomato___Early_blight', 'Tomato___Late_blight'],
  ['Potato___Early_blight', 'Potato___Late_blight'],
  ['Tomato___Late_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___Bacterial_spot'],
]

/** Runs in the page: how many words of the screen can be read above the bar without a scroll or a press. */
function countVisibleWords() {
  const bar = document.querySelector('.MuiBottomNavigation-root')!.getBoundingClientRect().top
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let count = 0
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement!
    if (parent.closest('[role=status]') || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    for (const { index, 0: word } of text.textContent!.matchAll(/\p{L}[\p{L}\d'’-]*/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { top, bottom } = range.getBoundingClientRect()
      if (top >= 0 && bottom <= bar) count++
    }
  }
  return count
}

/** Runs in the page: how many controls of the screen are in view, without the header and the bar. */
function countVisibleControls() {
  const bar = document.querySelector('.MuiBottomNavigation-root')!.getBoundingClientRect().top
  return [...document.querySelectorAll('main :is(a, button, input, select, label, [tabindex="0"])')].filter(
    (control) => {
      const { top, bottom, height } = control.getBoundingClientRect()
      const isInBar = control.closest('.MuiBottomNavigation-root') !== null
      return height > 0 && bottom > 0 && top < bar && !isInBar && control.checkVisibility()
    },
  ).length
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-KE` })

    test(
      'the first screen of every confident result ends above the bar of a phone',
      { tag: '@phone' },
      async ({ page }) => {
        const responses = leafLabels.map((label) =>
          predictionIn(language, { kind: 'confident', label, probability: 0.98, sureness: 'very', alternatives: [] }),
        )
        await page.route('**/api/predict/', (route) => route.fulfill({ json: responses[0] }))
        await page.goto('/predict')
        await useRoboto(page)
        await showPhotos(page)
        await page.getByRole('button', { name: /^(Diagnose|Chunguza)$/ }).click()
        await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
        const bar = (await page.locator('.MuiBottomNavigation-root').boundingBox())!
        const next = responses.slice(1).map(({ diagnosis }) => ({ result: '## \n\n---\n\n---', diagnosis }))
        const ends = await page.evaluate(
          endsOf,
          next.map((response) => JSON.stringify(response)),
        )
        const measured = leafLabels.map((label, index) => ({ label, ...ends[index]! }))
        expect(measured.filter(({ actions, contact }) => Math.max(actions, contact) > bar.y)).toEqual([])
      },
    )

    test(
      `the first phone screen of late blight has at most ${MAX_CONTROLS} controls and ${MAX_WORDS} words`,
      { tag: '@phone' },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const json = predictionIn(language, {
          kind: 'confident',
          label: 'Tomato___Late_blight',
          probability: 0.9,
          sureness: 'fairly',
          alternatives: [],
        })
        await page.route('**/api/predict/', (route) => route.fulfill({ json }))
        await page.goto('/predict')
        await useRoboto(page)
        await showPhotos(page)
        await page.getByRole('button', { name: /^(Diagnose|Chunguza)$/ }).click()
        await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
        expect(await page.evaluate(countVisibleControls)).toBeLessThanOrEqual(MAX_CONTROLS)
        const words = await page.evaluate(countVisibleWords)
        expect(words).toBeGreaterThan(MAX_WORDS / 3)
        expect(words).toBeLessThanOrEqual(MAX_WORDS)
      },
    )

    for (const labels of CANDIDATES)
      test(
        `the first phone screen of a result with candidates has at most ${MAX_WORDS} words: ${labels.join(', ')}`,
        { tag: '@phone' },
        async ({ page }) => {
          const candidates = labels.map((label, index) => ({ label, probability: 0.5 - index / 6 }))
          const json = predictionIn(language, { kind: 'ranked', candidates })
          await page.route('**/api/predict/', (route) => route.fulfill({ json }))
          await page.goto('/predict')
          await showPhotos(page)
          await page.getByRole('button', { name: /^(Diagnose|Chunguza)$/ }).click()
          await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
          const words = await page.evaluate(countVisibleWords)
          expect(words).toBeGreaterThan(MAX_WORDS / 3)
          expect(words).toBeLessThanOrEqual(MAX_WORDS)
        },
      )
  })
