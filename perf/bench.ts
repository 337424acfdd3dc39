import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

import { measureFirstVisit } from './firstVisit'
import { measureGetUser } from './getUser'
import { measureGrowth } from './growth'
import { measureInteractions } from './interactions'
import { measureLighthouse } from './lighthouse'
import { measureLoading } from './loading'
import { measureLook } from './look'
import { measurePredict } from './predict'
import { measureSlowLine } from './slowLine'
import { measureStories } from './stories'

const benchmarks = new Map<string, () => Promise<Record<string, string>>>([
  ['getUser', measureGetUser],
  ['predict', measurePredict],
  ['loading', measureLoading],
  ['slowLine', measureSlowLine],
  ['firstVisit', measureFirstVisit],
  ['stories', measureStories],
  ['interactions', measureInteractions],
  ['look', measureLook],
  ['lighthouse', measureLighthouse],
  ['growth', measureGrowth],
])

/** `npm run bench` runs all of them; `npm run bench -- getUser predict` runs some. */
async function main(names: string[]) {
  if (!existsSync('dist/server/main.js')) throw new Error('Nothing is built yet: npm run build')
  console.log(`${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}`)
  for (const name of names.length > 0 ? names : benchmarks.keys()) {
    const measure = benchmarks.get(name)
    if (!measure) throw new Error(`There is no benchmark ${name}; there are ${[...benchmarks.keys()].join(', ')}.`)
    console.log(`\n${name} (load ${loadavg()[0]?.toFixed(2)})`)
    for (const [what, figure] of Object.entries(await measure())) console.log(`  ${what}: ${figure}`)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
