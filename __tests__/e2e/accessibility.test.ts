import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

import { devices, schemes } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { screenStates } from './support/screenStates'
import { settled } from './support/settled'

jest.setTimeout(120_000)

const product = givenProduct()

/** What axe objects to, a line for each element. */
async function objections(page: Page) {
  const options = JSON.stringify({ resultTypes: ['violations'] } satisfies RunOptions)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}

async function switchTo(page: Page, colorScheme: (typeof schemes)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-${colorScheme}]`).waitFor()
  await settled(page) // colours half-way from one scheme to the other have no contrast to speak of
}

describe.each(devices)('axe on a $name', ({ name: device, viewport }) => {
  const states = screenStates.filter(({ only }) => only === undefined || only === device)

  it.each(states)('has nothing to object to: $name', async ({ open, signedIn }) => {
    const profile = signedIn ? await product.signedIn() : {}
    const page = await product.openPage({ viewport, reducedMotion: 'reduce', ...profile })
    await open(page)
    await page.evaluate(axe.source)
    const found: Record<string, string[]> = {}
    for (const scheme of schemes) {
      await switchTo(page, scheme)
      found[scheme] = await objections(page)
    }
    await page.context().close()
    expect(found).toEqual({ light: [], dark: [] })
  })
})
