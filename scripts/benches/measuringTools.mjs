import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { fail, root, run, say } from '../steps.mjs'

const home = join(root, '.cache', 'bench')
/** Only ever measure, or are measured against: no dependencies of the product. */
const TOOLS = {
  autocannon: '9.0.0',
  express: '5.3.0',
  helmet: '8.3.0',
  'express-rate-limit': '8.7.4',
  lighthouse: '12.8.2',
}

/** Installs what only benches need, once, into .cache, without install scripts. */
export async function ensureMeasuringTools() {
  if (Object.entries(TOOLS).every(([name, version]) => installed(name) === version)) return
  say(`Installing ${Object.keys(TOOLS).join(', ')} into ${home} ...`)
  mkdirSync(home, { recursive: true })
  const words = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
  const packages = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`)
  if ((await run('npm', [...words, ...packages])) !== 0) fail('What the bench needs could not be installed.')
}

const installed = (name) => {
  const manifest = join(home, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/** The file to import one of them from. */
export const toolPath = (name) => createRequire(join(home, 'index.js')).resolve(name)

export const importTool = (name) => import(pathToFileURL(toolPath(name)).href)
