import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { LANGUAGES } from '~/contract/languages'

import { leafLabels } from '../diagnosis/labels'
import { predictionIn } from '../support/predictions'
import { expect, test } from './support/fixtures'
import { LEAF, fileInput } from './support/pages'

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
    const area = document.querySelector('main section')!.parentElement!
    const list = area.querySelector('ol')!
    const contacts = [...area.querySelectorAll('ol ~ div.MuiCard-root[data-plain]')]
    ends.push({ actions: bottomOf(list), contact: bottomOf(contacts.length === 1 ? contacts[0]! : list) })
    if (waiting.length === 0) return ends
    const before = title()
    const rows = [...area.querySelectorAll<HTMLButtonElement>('.MuiAccordionSummary-root')]
    rows.find(({ textContent }) => /\((free|bure)\)/.test(textContent))!.click()
    await nextFrame()
    area.querySelector<HTMLButtonElement>('fieldset button')!.click()
    while (title() === before) await nextFrame()
  }
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
        await fileInput(page).setInputFiles(LEAF)
        await page.getByRole('button', { name: /^(Diagnose|Chunguza)$/ }).click()
        await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
        const bar = (await page.locator('.MuiBottomNavigation-root').boundingBox())!
        const next = responses.slice(1).map(({ diagnosis }) => ({ result: '## ', diagnosis }))
        const ends = await page.evaluate(
          endsOf,
          next.map((response) => JSON.stringify(response)),
        )
        const measured = leafLabels.map((label, index) => ({ label, ...ends[index]! }))
        expect(measured.filter(({ actions, contact }) => Math.max(actions, contact) > bar.y)).toEqual([])
      },
    )
  })
