import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Verdict } from '~/diagnosis'

import { sampleReports } from '../support/sampleReports'

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'sample-reports.md'), 'utf8')

it('is what `npm run sample-reports` would write', () => {
  expect(page).toBe(sampleReports())
})

it('shows ten classes and every verdict', () => {
  const headings: Record<Verdict['kind'], RegExp> = {
    confident: /^## `.+`, confident$/gm,
    ranked: /^## Ranked/gm,
    unsure: /^## Unsure$/gm,
    notALeaf: /^## Not a leaf$/gm,
    unknownCrop: /^## A crop it does not know$/gm,
    tooDark: /^## Too dark$/gm,
    tooBlurred: /^## Too blurred$/gm,
    tooFar: /^## Too far$/gm,
  }
  expect(page.match(headings.confident)).toHaveLength(10)
  for (const heading of Object.values(headings)) expect(page).toMatch(heading)
})
