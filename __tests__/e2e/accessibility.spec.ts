import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { settled } from './support/pages'
import { screenStates } from './support/screenStates'

async function findViolations(page: Page, state: string) {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html[data-${colorScheme}]`)).toBeAttached()
    await settled(page) // half-way from one scheme to the other, colours have no contrast
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'dark') axe.withRules(['color-contrast']) // nothing else depends on colours
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${state} ${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`)
  }
  return found
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [group, states] of Object.entries(screenStates))
  test(`the ${group} has no accessibility violations`, { tag: '@layout' }, async ({ browser, baseURL, device }) => {
    test.slow()
    const found: string[] = []
    // a wide window changes the layout, which the states of a group share
    const onDevice = states.filter(
      ({ only }, index) => only === device || (!only && (device === 'phone' || index === 0)),
    )
    for (const { name, isSignedIn, open } of onDevice) {
      const page = await browser.newPage({ storageState: isSignedIn ? await signedInState(baseURL!) : undefined })
      await open(page)
      found.push(...(await findViolations(page, name)))
      await page.close()
    }
    expect(found).toEqual([])
  })
