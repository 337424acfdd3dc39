// Copies what serves, apart from what builds: `node scripts/runtime.mjs FOLDER`. That is the build with the packages that it
// requires, without sources and other platforms' binaries. `FOLDER/dist/server/main.js` needs nothing else but Node.
import { cpSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

import { requireProduct } from './prepare.mjs'
import { fail, root, say } from './processes.mjs'

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ dependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

const REQUIRED = /\brequire\("([^"]+)"\)/g
/** Types, maps, sources of native modules, and documents except licences. */
const NOT_RUN = /\.([cm]?ts|map|c|cc|cpp|h|hpp|o|a|d|gyp|gypi|mk)$|^(?!licen[cs]e).*\.(md|markdown)$/i
const SERVING = /\b(main|inference|inferenceWorker|\d+)\.js\.map$/
const TESTS = /^(tests?|benchmarks?)$/
/** The server's programs are CommonJS. */
const MODULES = 'esm'
/** Where node-gyp compiles, before it copies the result. */
const COMPILING = 'obj.target'
const PLATFORM = /^(darwin|linux|win32)$/
const ARCHITECTURE = /^(arm64|x64)$/

const [folder] = process.argv.slice(2)
if (folder === undefined) fail('Say where: node scripts/runtime.mjs FOLDER')
requireProduct()

const dist = realpathSync(path.join(root, 'dist'))
/** `https` takes brotli; stack traces of what serves name its sources. */
const isServed = (/** @type {string} */ file) => !file.endsWith('.gz') && (!file.endsWith('.map') || SERVING.test(file))
cpSync(dist, path.join(folder, 'dist'), { recursive: true, filter: isServed })
cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'))
for (const name of packagesOf(path.join(dist, 'server')))
  cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (file) => isRun(name, file) })
for (const part of ['dist', 'node_modules']) say(`${part}: ${megabytesIn(path.join(folder, part))} MB`)

/**
 * Those that the built programs require, with all that these depend on, as folders that are installed.
 * @param {string} programs
 */
function packagesOf(programs) {
  /** @type {Lockfile} */
  const { packages } = JSON.parse(readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  /** @type {Set<string>} */
  const found = new Set()
  /**
   * @param {string} name
   * @param {string} from the folder of the package that depends on it
   */
  const add = (name, from) => {
    const place = placesOf(name, from).find((one) => one in packages)
    if (place === undefined || found.has(place)) return // an optional one is not installed where it is of no use
    found.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(other, place)
  }
  const files = readdirSync(programs).filter((file) => file.endsWith('.js'))
  const sources = files.map((file) => readFileSync(path.join(programs, file), 'utf8'))
  const required = sources.flatMap((source) => [...source.matchAll(REQUIRED)].map(([, name = '']) => name))
  for (const name of required) if (!isBuiltin(name)) add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'), '')
  return found
}

/**
 * Where Node looks for a package, nearest first.
 * @param {string} name
 * @param {string} from
 * @returns {string[]}
 */
function placesOf(name, from) {
  const place = path.posix.join(from, 'node_modules', name)
  return from === '' ? [place] : [place, ...placesOf(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''))]
}

/**
 * @param {string} name of the package's folder; packages inside it are copied on their own
 * @param {string} file
 */
function isRun(name, file) {
  const parts = path.relative(path.join(root, name), file).split(path.sep)
  const isForeign = parts.some(
    (part, at) =>
      PLATFORM.test(part) &&
      (part !== process.platform || (ARCHITECTURE.test(parts[at + 1] ?? '') && parts[at + 1] !== process.arch)),
  )
  const isLeftOut =
    parts.includes('node_modules') || parts.includes(COMPILING) || parts.includes(MODULES) || TESTS.test(parts[0] ?? '')
  return !isForeign && !isLeftOut && !NOT_RUN.test(path.basename(file))
}

/**
 * @param {string} name
 * @returns {string}
 */
function megabytesIn(name) {
  const files = readdirSync(name, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
  return (bytes / 1e6).toFixed(1)
}
