import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

import { createMetrics } from '~/server/metrics/metrics'

import { findProgram, runProgram } from '../../support/programs'
import { buildTestApp } from '../../support/testApp'

type Rule = {
  alert: string
  expr: string
  labels?: { severity?: string }
  annotations?: { summary?: string; runbook?: string }
}

const RULES = 'deploy/alerts.yml'
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** As GitHub makes them of headings. */
const anchors = readFileSync('docs/operations.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'))
  .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'))

it.each(rules)('the rule $alert says how bad it is, what happened and where to read on', ({ labels, annotations }) => {
  expect(labels?.severity).toMatch(/^(critical|warning)$/)
  expect(annotations?.summary).toMatch(/\.$/)
  const [page, anchor] = (annotations?.runbook ?? '').split('#')
  expect(page).toBe('docs/operations.md')
  expect(anchors).toContain(anchor)
})

/** Those of `start.ts` are in start.test.ts. */
const FROM_THE_START = /^jani_(backup|database|ledger)_/

it('rules read only series that exist before anything happened', async () => {
  const metrics = createMetrics()
  const app = await buildTestApp({ metrics, environment: { MPESA_SIMULATOR: '1' } })
  const series = (await metrics.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
  await app.close()
  for (const { expr } of rules)
    for (const [, name = '', labels = ''] of expr.matchAll(/\b(jani_\w+)(?:\{(.*?)\})?/g)) {
      if (FROM_THE_START.test(name) || name === 'jani_policy_violations_total') continue
      const values = [...labels.matchAll(/(\w+)=~?"(.*?)"/g)].flatMap(([, label, value = '']) =>
        value.split('|').map((one) => `${name}{${label}="${one}"} 0`),
      )
      if (values.length > 0) expect(series).toEqual(expect.arrayContaining(values))
      else expect(series.some((line) => line.startsWith(name))).toBe(true)
    }
  expect(series).toContain('jani_errors_total{route="/api/predict/"} 0')
})

const promtool = findProgram('promtool')
const itWithPromtool = promtool === undefined ? it.skip : it

itWithPromtool('rules pass promtool, and alert on the first 500', () => {
  for (const args of [
    ['check', 'rules', RULES],
    ['test', 'rules', join(__dirname, 'alerts.test.yml')],
  ])
    expect(runProgram(promtool!, args)).toMatchObject({ code: 0 })
})
