// What the scripts that prepare, build and start have in common; uses nothing but Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const IS_WINDOWS = process.platform === 'win32'
const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM'])
const PARENT_CHECK_MS = 500

/**
 * Progress goes to stderr: what a command prints on stdout is its result.
 * @param {string} message
 */
export const say = (message) => process.stderr.write(`${message}\n`)

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  say(message)
  process.exit(1)
}

/**
 * Runs a program in the project's folder; resolves with its exit code. A signal to stop ends it with all its children,
 * and then this process.
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
      shell: IS_WINDOWS && program !== process.execPath,
      detached: !IS_WINDOWS, // a process group, which a signal can reach as a whole
    })
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (child.pid !== undefined) process.kill(IS_WINDOWS ? child.pid : -child.pid, signal)
      child.once('exit', () => process.exit(128 + constants.signals[signal]))
    }
    for (const signal of STOPS) process.once(signal, stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      for (const signal of STOPS) process.off(signal, stop)
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

/** For `npm start`: npm ends on SIGTERM without passing it on, so that its end counts as one. */
export function stopWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
