import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort, newDataDir } from '../support/product'

const npmStart = (dataDir: string, port: number) => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  started.add(npm.pid!)
  return npm
}

/** Groups of processes that no test has stopped. */
const started = new Set<number>()
afterEach(() => {
  for (const group of started) process.kill(-group, 'SIGKILL')
  started.clear()
})

/** Whether a process listens there. */
async function listensOn(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(() => true, () => false) // prettier-ignore
  if (isFree) probe.close()
  return !isFree
}

// SIGINT as a terminal sends it: the shell between npm and the server keeps one that npm alone gets to itself
it.each([
  ['SIGTERM', (pid: number) => pid],
  ['SIGINT', (pid: number) => -pid],
] as const)('npm start leaves no server behind when it gets %s', async (signal, target) => {
  const data = await newDataDir()
  const port = await freePort()
  const npm = npmStart(data.folder, port)
  let said = ''
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!said.includes('is ready: http')) await wait(100)
  expect(await listensOn(port)).toBe(true)
  process.kill(target(npm.pid!), signal)
  started.delete(npm.pid!)
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit')
  while (await listensOn(port)) await wait(100) // the time limit of the test is that of the stop
  await data.remove()
})
