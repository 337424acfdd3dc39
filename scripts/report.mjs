import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './steps.mjs'

/** Sets the row `name` of a page's table, the latest run's; the rest of the page is left as it is. */
export function writeRow(page, name, cells) {
  const file = join(root, 'docs', page)
  const start = `| ${name} |`
  const lines = readFileSync(file, 'utf8').split('\n')
  const row = `${start} ${cells.join(' | ')} |`
  const at = lines.findIndex((line) => new RegExp(`^\\| ${name} +\\|`).test(line))
  if (at >= 0) lines[at] = row
  else lines.splice(lines.indexOf('<!-- end of figures -->') - 1, 0, row)
  writeFileSync(file, lines.join('\n'))
  execFileSync(join(root, 'node_modules', '.bin', 'prettier'), ['--write', '--log-level', 'warn', file])
}

/** `what: value, what: value` */
export const inWords = (figures) =>
  Object.entries(figures)
    .map(([what, value]) => `${what}: ${value}`)
    .join(', ')

export const today = () => new Date().toISOString().slice(0, 10)

/** The commit that was measured, and whether anything that counts differs from it. */
export function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const dirty = git('status', '--porcelain', '--', 'src', '__tests__', 'package-lock.json') === '' ? '' : ' and changes'
  return git('rev-parse', '--short', 'HEAD') + dirty
}
