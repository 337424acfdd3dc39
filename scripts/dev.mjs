// Builds and runs server and client, and again after each change: `npm run dev`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ensureTools, root, say } from './prepare.mjs'

await ensureTools()

const tsx = path.join(root, 'node_modules', '.bin', 'tsx')
const clientUrl = `http://localhost:${process.env['DEV_PORT'] ?? 8080}`
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
const state = { isStopping: false }

/**
 * @param {string} program
 * @param {string[]} args
 */
function start(program, args) {
  const env = { ...process.env, NODE_ENV: 'development' }
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env })
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
start(tsx, ['scripts/watch.ts'])
while (!existsSync(path.join(root, 'dist', 'server', 'main.js')) && !state.isStopping) await wait(200)
if (!state.isStopping) start(process.execPath, ['--watch', '--enable-source-maps', 'dist/server/main.js'])
