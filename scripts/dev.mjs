import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { checkNode, ensureInstalled, root, say } from './steps.mjs'

checkNode()
await ensureInstalled()

const bin = (tool) => join(root, 'node_modules', '.bin', tool)
const children = new Set()
const start = (program, args) => {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
  children.add(child)
  child.on('exit', () => stop())
}
let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

say(
  `Building the server; the client follows at http://localhost:${process.env.DEV_PORT ?? 8080} and reloads as you type.`,
)
start(bin('webpack'), ['--mode', 'development', '--config-name', 'server', '--watch'])
while (!existsSync(join(root, 'dist', 'server', 'main.js')) && !stopping) await wait(200)
if (!stopping) {
  start(process.execPath, ['--watch', '--enable-source-maps', 'dist/server/main.js'])
  start(bin('webpack'), ['serve', '--mode', 'development', '--config-name', 'client'])
}
