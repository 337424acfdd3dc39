// Builds and runs server and client, and again after each change: `npm run dev`.
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ensureTools } from './prepare.mjs'
import { root, say } from './processes.mjs'

await ensureTools()

/** Not `dist`, which a running server may be serving. */
const FOLDER = path.join('.cache', 'dev')
const SERVER = path.join(FOLDER, 'server', 'main.js')
/** `npm run dev -- --mpesa`: with a simulated M-Pesa. */
const SALE = process.argv.includes('--mpesa') ? { MPESA_SIMULATOR: '1' } : {}
const clientUrl = `http://localhost:${process.env['DEV_PORT'] ?? 8080}`
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
const state = { isStopping: false }

/** @param {string[]} args */
function start(...args) {
  const env = { ...process.env, NODE_ENV: 'development', ...SALE }
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  children.add(child)
  child.on('exit', stop)
}

function stop() {
  if (state.isStopping) return
  state.isStopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

say(`Building the server; the client follows at ${clientUrl} and reloads as you type.`)
rmSync(path.join(root, FOLDER), { recursive: true, force: true })
start('--import', 'tsx', 'scripts/watch.ts', FOLDER)
while (!existsSync(path.join(root, SERVER)) && !state.isStopping) await wait(200)
if (!state.isStopping) start('--watch', '--enable-source-maps', SERVER)
