import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = [20, 19]
const INSTALL_STAMP = join(root, 'node_modules', '.jani-install')
const BUILD_STAMP = join(root, 'dist', '.jani-build')
const LOCKFILES = ['package-lock.json', '.npmrc']
const NODE_FOLDER = dirname(dirname(process.execPath))
const HAS_HEADERS = existsSync(join(NODE_FOLDER, 'include', 'node', 'node.h'))
const INSTALL_ENVIRONMENT = {
  ONNXRUNTIME_NODE_INSTALL: 'skip', // its CPU libraries are in the package; the script only fetches GPU builds
  ...(HAS_HEADERS && { npm_config_nodedir: NODE_FOLDER }), // where no prebuilt better-sqlite3 can be had, it is compiled
}
const SOURCES = [
  'src',
  'public',
  'webpack.config.ts',
  'scripts/prerender.ts',
  'babel.config.js',
  'tsconfig.json',
  'package-lock.json',
]

/** Progress goes to stderr: what a command prints on stdout is its result. */
export const say = (message) => process.stderr.write(`${message}\n`)

/** Runs a program in the project's folder; resolves with its exit code. */
export function run(program, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'ignore', 'pipe'] : ['ignore', process.stderr, process.stderr]
    const child = spawn(program, args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** Runs a program of node_modules/.bin. */
export const runTool = (tool, args, options) => run(join(root, 'node_modules', '.bin', tool), args, options)

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Jani needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

/** Installs from the lockfile unless that has been done since it last changed. */
export async function ensureInstalled() {
  const wanted = fingerprint(LOCKFILES)
  if (read(INSTALL_STAMP) === wanted) return
  say('Installing packages from the lockfile (the first time this takes a few minutes) ...')
  if ((await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { env: INSTALL_ENVIRONMENT })) !== 0)
    fail('The packages could not be installed; npm says why above.')
  write(INSTALL_STAMP, wanted)
}

/** Builds client and server unless their sources are unchanged since the last build. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES)
  if (read(BUILD_STAMP) === wanted) return
  say('Building the app and the server (about a minute) ...')
  if ((await run('npm', ['run', 'build', '--silent'])) !== 0) fail('The build failed; the reason is above.')
  write(BUILD_STAMP, wanted)
}

export function fail(message) {
  say(message)
  process.exit(1)
}

/** One hash over the contents and names of files and folders. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path]

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Runs a command of `dist/server` in this process, on the settings of the project's folder. */
export async function runOperatorProgram(name) {
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  process.chdir(root)
  await import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href)
}
