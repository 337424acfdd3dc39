import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PRINT = "import { parts } from './eslint.config.mjs'; process.stdout.write(JSON.stringify(parts))"

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The rows of the first table of a section, without its head. */
function tableIn(markdown: string, section: string) {
  const text = markdown.split(`\n## ${section}\n`)[1] ?? ''
  const [table = ''] = /(^\|.*\n)+/m.exec(text) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) => row.split('|').slice(1, -1))
}

it('the table of layers in the architecture document names the imports that the linter allows', () => {
  const enforced = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PRINT]).toString(),
  ) as unknown
  const rows = tableIn(readFileSync('docs/architecture.md', 'utf8'), 'Layers')
  const documented = rows.map(([layer, , imports]) => [namesIn(layer).join(), namesIn(imports)] as const)
  expect(Object.fromEntries(documented)).toEqual(enforced)
})
