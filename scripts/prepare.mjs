// Installs the packages and builds the product where that is needed: `node scripts/prepare.mjs`. Runs before anything is
// installed, so it uses nothing but Node. `dependencies` are what building and running need, `devDependencies` the rest.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

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

/**
 * Progress goes to stderr: what a command prints on stdout is its result.
 * @param {string} message
 */
export const say = (message) => process.stderr.write(`${message}\n`)

/**
 * Runs a program in the project's folder; resolves with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs a program of node_modules/.bin.
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const runTool = (tool, args, env) => run(path.join(root, 'node_modules', '.bin', tool), args, env)

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
  if (existsSync(path.join(root, COMPILED))) return
  const rebuild = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--loglevel', 'error'] // .npmrc denies the others
  const code = await run('npm', rebuild, INSTALL_ENVIRONMENT)
  if (code !== 0) fail('better-sqlite3 could not be installed; the reason stands above.')
}

/** Builds client and server unless that was done since their sources, or the contact in the pages, changed. */
async function ensureBuilt() {
  const configurations = readdirSync(root).filter((name) => /^(webpack|babel|tsconfig|package-lock)\b/.test(name))
  const sources = ['src', 'public', 'scripts/prerender.ts', ...configurations]
  const isNewer = Math.min(...BUILT.map(changedAt)) > Math.max(...sources.map(changedAt))
  if (isNewer && !hasContactChanged()) return
  say('Building the app and the server (about a minute) ...')
  if ((await run('npm', ['run', 'build', '--silent'])) !== 0) fail('The build failed; the reason stands above.')
}

/** Since it was written into the pages. Whether it is valid, the build says. */
function hasContactChanged() {
  const built = parsed(readIn('dist/public/contact.json'))
  const settings = { ...parseEnv(readIn('.env')), ...process.env }
  const names = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_WHATSAPP', 'CONTACT_PLACE']
  return names.some((name) => (settings[name] ?? '').trim() !== (built[name] ?? ''))
}

/**
 * Nothing where a build was interrupted.
 * @param {string} json
 * @returns {Record<string, string>}
 */
function parsed(json) {
  try {
    /** @type {Record<string, string> | null} */
    const values = JSON.parse(json)
    return values ?? {}
  } catch {
    return {}
  }
}

/** @param {string} name */
function readIn(name) {
  const file = path.join(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  say(message)
  process.exit(1)
}

/**
 * When a file, or the newest file in a folder, was changed; 0 when there is none.
 * @param {string} name
 * @returns {number}
 */
function changedAt(name) {
  const file = path.join(root, name)
  if (!existsSync(file)) return 0
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(...readdirSync(file).map((child) => changedAt(path.join(name, child))))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureProduct()
  await ensureTools()
}
