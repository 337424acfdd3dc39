// Installs the packages and builds the product where that is needed: `node scripts/prepare.mjs`. Runs before anything is
// installed, so it uses nothing but Node. `dependencies` are what building and running need, `devDependencies` the rest.
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ensureBuilt } from './build.mjs'
import { fail, root, run, say } from './processes.mjs'

const OLDEST_NODE = /** @type {const} */ ([20, 19])
const NODE_FOLDER = path.dirname(path.dirname(process.execPath))
const HAS_HEADERS = existsSync(path.join(NODE_FOLDER, 'include', 'node', 'node.h'))
/** @type {Record<string, string>} for better-sqlite3, where it has to be compiled */
const INSTALL_ENVIRONMENT = HAS_HEADERS ? { npm_config_nodedir: NODE_FOLDER } : {}
const INSTALLED = 'node_modules/.package-lock.json'
const PRODUCT = ['--omit=dev']
const EVERYTHING = ['--include=dev']
/** Linked when all packages are unpacked. */
const A_TOOL = 'node_modules/.bin/jest'
const COMPILED = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'
const BUILT = ['dist/server/main.js', 'dist/public/index.html']

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Jani needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

/** What `npm start` needs. Only a running server needs SQLite, so that it is compiled, where it has to be, during the build. */
export async function ensureProduct() {
  checkNode()
  if (!isInstalled()) await install(hasTools() ? EVERYTHING : PRODUCT)
  await Promise.all([ensureCompiled(), ensureBuilt()])
}

/** For operator commands, which never build: ends with one sentence where something has never been installed or built. */
export function requireProduct() {
  checkNode()
  const missing = [INSTALLED, COMPILED, ...BUILT].find((name) => !existsSync(path.join(root, name)))
  if (missing !== undefined) fail(`Not built: there is no ${missing}. Run npm start, which installs and builds first.`)
  if (!isCompiled())
    fail(`better-sqlite3 is not compiled for Node.js ${process.versions.node}. Run npm start, which does it.`)
}

/** Adds what tests, checks and development need. */
export async function ensureTools() {
  checkNode()
  if (!isInstalled() || !hasTools()) await install(EVERYTHING)
  await ensureCompiled()
}

/** Whether that was done since the lockfile changed. */
const isInstalled = () => changedAt(INSTALLED) >= changedAt('package-lock.json')
const hasTools = () => existsSync(path.join(root, A_TOOL))

/**
 * From the lockfile; what is there already stays.
 * @param {readonly string[]} which
 */
async function install(which) {
  say('Installing packages from the lockfile (the first time this takes about a minute) ...')
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel', 'error']
  const code = await run('npm', ['install', ...options, ...which], INSTALL_ENVIRONMENT)
  if (code !== 0) fail('The packages could not be installed; npm says why above.')
}

async function ensureCompiled() {
  if (isCompiled()) return
  const rebuild = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--loglevel', 'error'] // .npmrc denies the others
  const code = await run('npm', rebuild, INSTALL_ENVIRONMENT)
  if (code !== 0) fail('better-sqlite3 could not be installed; the reason stands above.')
}

/** For this version of Node. */
function isCompiled() {
  try {
    createRequire(import.meta.url)(path.join(root, COMPILED))
    return true
  } catch {
    return false
  }
}

/**
 * When a file was changed; 0 when there is none.
 * @param {string} name
 */
const changedAt = (name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureProduct()
  await ensureTools()
}
