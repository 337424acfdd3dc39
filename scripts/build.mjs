// Builds client and server for production unless that was done since anything that goes in changed: `npm run build`. Each
// build has a folder of its own in `builds`; `dist` is a link to the current one. A running server keeps the build that it
// was started with.
import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

import { fail, root, run, say } from './processes.mjs'

const BUILDS = path.join(root, 'builds')
const CURRENT = path.join(root, 'dist')
/** Written last, into a complete build: which sources and settings it was made from. */
const STAMP = 'stamp'
const UNFINISHED = 'unfinished-'
const KEPT_BUILDS = 5
const DAY_MS = 24 * 60 * 60 * 1000
const STEPS = /** @type {const} */ ([
  ['scripts/bundle.ts', 'tsconfig.json'],
  ['scripts/prerender.ts', 'tsconfig.base.json'],
])

const SOURCES = ['src', 'public', 'scripts', 'models/leaf']
const CONFIGURATION = /^(package|package-lock|tsconfig.*)\.json$|^(webpack|babel)\.config\./
const TRAINING = path.join('models', 'leaf', 'training')
/** Settings that the pages follow. */
const IN_PAGES = /^(CONTACT_\w+|PUBLIC_URL|API_HOST|MPESA_SHORT_CODE)$/

export async function ensureBuilt() {
  const stamp = computeStamp()
  if (readIn(path.join(CURRENT, STAMP)) === stamp) return
  const build = path.join(BUILDS, stamp.slice(0, 16))
  if (!existsSync(build)) await make(build, stamp)
  keepAssets(CURRENT, build)
  publish(build)
}

/**
 * In a folder that gets its name when it is complete.
 * @param {string} build
 * @param {string} stamp
 */
async function make(build, stamp) {
  say('Building the app and the server (about a minute) ...')
  const folder = path.join(BUILDS, `${UNFINISHED}${randomUUID()}`)
  mkdirSync(folder, { recursive: true })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [script, tsconfig] of STEPS) {
    const code = await run(process.execPath, ['--import', 'tsx', script, folder], { TSX_TSCONFIG_PATH: tsconfig })
    if (code !== 0) fail('The build failed; the reason stands above.')
  }
  writeFileSync(path.join(folder, STAMP), stamp)
  try {
    renameSync(folder, build)
  } catch (error) {
    if (!existsSync(build)) throw error // otherwise another process has made the same one meanwhile
  }
}

/**
 * During an update, pages of the build before request its scripts from servers of this one.
 * @param {string} before
 * @param {string} build
 */
export function keepAssets(before, build) {
  if (!existsSync(path.join(before, 'public'))) return
  const previous = realpathSync(before) // another process may link a newer build meanwhile
  if (previous === build) return
  const [from, own, to] = [path.join(previous, 'public'), path.join(build, 'public'), path.join(build, 'previous')]
  for (const file of readdirSync(path.join(from, 'assets')).map((name) => path.join('assets', name)))
    if (!existsSync(path.join(own, file))) copyWhole(path.join(from, file), path.join(to, file))
}

/**
 * Nobody reads a half of it, even if another process copies the same file.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const copy = path.join(BUILDS, `${UNFINISHED}${randomUUID()}`)
  for (const file of [copy, to]) mkdirSync(path.dirname(file), { recursive: true })
  copyFileSync(from, copy)
  renameSync(copy, to)
}

/**
 * Makes it the current one; keeps earlier ones, which running servers may be using.
 * @param {string} build
 */
function publish(build) {
  const before = existsSync(CURRENT) ? realpathSync(CURRENT) : undefined
  if (before === build) return
  const link = path.join(BUILDS, `${UNFINISHED}${randomUUID()}`)
  symlinkSync(path.relative(root, build), link, 'junction')
  if (before === CURRENT || process.platform === 'win32') rmSync(CURRENT, { recursive: true, force: true })
  renameSync(link, CURRENT)
  deleteOldBuilds([build, before])
}

/** @param {readonly (string | undefined)[]} kept */
function deleteOldBuilds(kept) {
  /** 0 for what another process has just renamed. */
  const ageOf = (/** @type {string} */ folder) =>
    Date.now() - (lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  const folders = readdirSync(BUILDS).map((name) => path.join(BUILDS, name))
  const [unfinished, complete] = [true, false].map((is) =>
    folders.filter((folder) => path.basename(folder).startsWith(UNFINISHED) === is),
  )
  const old = complete?.sort((one, other) => ageOf(one) - ageOf(other)).slice(KEPT_BUILDS) ?? []
  const abandoned = unfinished?.filter((folder) => ageOf(folder) > DAY_MS) ?? []
  for (const folder of [...old, ...abandoned])
    if (!kept.includes(folder)) rmSync(folder, { recursive: true, force: true })
}

/** A hash of all that goes into a build. */
function computeStamp() {
  const files = [...readdirSync(root).filter((name) => CONFIGURATION.test(name)), ...SOURCES.flatMap(filesIn)]
  const settings = Object.entries({ ...parseEnv(readIn(path.join(root, '.env'))), ...process.env })
    .map(([name, value = '']) => [name, value.trim()])
    .filter(([name, value]) => name && value && IN_PAGES.test(name))
  const hash = createHash('sha256').update(JSON.stringify([new Date().getFullYear(), settings.sort()]))
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function filesIn(name) {
  if (name === TRAINING || !existsSync(path.join(root, name))) return []
  if (!statSync(path.join(root, name)).isDirectory()) return [name]
  return readdirSync(path.join(root, name)).flatMap((child) => filesIn(path.join(name, child)))
}

/** @param {string} file */
const readIn = (file) => (existsSync(file) ? new TextDecoder().decode(readFileSync(file)) : '') // without a byte order mark

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
