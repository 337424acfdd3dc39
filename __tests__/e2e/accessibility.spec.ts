import type { Page } from '@playwright/test'
import { source } from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { settled } from './support/pages'
import { screenStates } from './support/screenStates'
import type { ScreenState } from './support/screenStates'

const SIGNED_OUT = { cookies: [], origins: [] }

declare global {
  var axe: { run: (options: RunOptions) => Promise<AxeResults> }
}

async function findViolations(page: Page, state: string) {
  const found: string[] = []
  await expect(page.locator('html[data-hydrated]')).toBeAttached() // until then its buttons are dim
  await page.evaluate(source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html[data-${colorScheme}]`)).toBeAttached()
    await settled(page) // half-way from one scheme to the other, colours have no contrast
    const options: RunOptions = { resultTypes: ['violations'] }
    if (colorScheme === 'dark') options.runOnly = ['color-contrast'] // nothing else depends on colours
    const { violations } = await page.evaluate((runOptions) => globalThis.axe.run(runOptions), options)
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${state} ${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`)
  }
  return found
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the states one after the other on one page: a new one takes a browser three times as long. */
async function findViolationsIn(states: readonly ScreenState[], page: Page, baseURL: string) {
  const found: string[] = []
  const signedIn = await signedInState(baseURL)
  for (const { name, isSignedIn, open } of states) {
    await page.goto('about:blank') // an open page starts again when its account changes
    await page.context().setStorageState(isSignedIn ? signedIn : SIGNED_OUT)
    await open(page)
    found.push(...(await findViolations(page, name)))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  return found
}

for (const [group, states] of Object.entries(screenStates))
  test(`the ${group} has no accessibility violations on a phone`, { tag: '@phone' }, async ({ page, baseURL }) => {
    test.slow()
    const onPhone = states.filter(({ only }) => only !== 'desktop')
    expect(await findViolationsIn(onPhone, page, baseURL!)).toEqual([])
  })

// a wide window changes the layout, which the states of a group share
test(
  'the first state of each group has no accessibility violations in a wide window',
  { tag: '@smoke' },
  async ({ page, baseURL }) => {
    test.slow()
    const states = Object.values(screenStates).flatMap((group) =>
      group.filter(({ only }, index) => only === 'desktop' || (!only && index === 0)),
    )
    expect(await findViolationsIn(states, page, baseURL!)).toEqual([])
  },
)
