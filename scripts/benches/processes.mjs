import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../steps.mjs'
import { tested } from './inProcess.mjs'

const { freePort } = tested('product.ts')

/** Nobody is told to wait: what is measured is the work, not the limits. */
export const UNLIMITED = {
  ACCOUNT_REQUESTS_PER_MINUTE: '10000000',
  ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  SIGN_UPS_PER_HOUR: '100000',
  ACCESS_TOKEN_SECONDS: '7200',
}

/** Servers as processes of their own, and a folder for their data; `stopAll` ends them and removes it. */
export function createProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'jani-bench-'))
  const running = new Set()

  /** Resolves with the server's address once it listens. What it says goes into a file: a pipe would make it wait for whoever measures. */
  async function start(file, env = {}) {
    const port = Number(env.PORT ?? (await freePort()))
    const log = openSync(join(folder, 'log'), 'a')
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port), BENCH_CACHE: join(root, '.cache', 'bench') },
      stdio: ['ignore', log, 'inherit'],
    })
    closeSync(log)
    running.add(child)
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it was up.`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return { url: `http://127.0.0.1:${port}`, pid: child.pid, port, stop: () => stop(child) }
  }

  async function stop(child) {
    running.delete(child)
    if (child.exitCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  }

  return {
    folder,
    start,
    /** The built product. On SQLite unless `env` says otherwise. */
    startProduct: (env = {}) =>
      start('dist/server/main.js', {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        DATA_DIR: folder,
        ...UNLIMITED,
        ...env,
      }),
    async stopAll() {
      for (const child of running) await stop(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** What the application says of an answer; the rest is node's. */
export const saidIn = (headers) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
