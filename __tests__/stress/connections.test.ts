import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import { diagnose, signUp, unseen } from './load'

/** Telemetry of a library was seen to begin ten seconds after it was loaded. */
const WATCHED_MS = 30_000
const PHOTOS = 3
const WATCHED_CALLS = 'trace=connect,sendto,sendmsg,sendmmsg,listen,execve'

jest.setTimeout(5 * 60_000)

const canTrace = () => {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isTraced = canTrace()
if (!isTraced) console.warn('Connections were not watched: strace is not installed, or may not trace here.')
const whereTraced = isTraced ? it : it.skip

whereTraced('the server and its workers open no connection and look up no name', async () => {
  const { folder, remove } = await newDataDir()
  const trace = path.join(folder, 'trace')
  const tracer = ['strace', '-f', '-qq', '-s', '200', '-e', WATCHED_CALLS, '-o', trace]
  const server = await startProduct({ dataDir: folder, port: await freePort(), detached: true, tracer })
  const { access } = await signUp(server.url)
  for (let photo = 0; photo < PHOTOS; photo++)
    expect((await diagnose(server.url, access, unseen(photos.maizeRust))).status).toBe(200)
  await wait(WATCHED_MS)
  server.signalGroup('SIGINT')
  await server.ended()

  const calls = readFileSync(trace, 'utf8').split('\n')
  expect(calls.some((call) => call.includes('execve(') && call.includes('inferenceWorker'))).toBe(true)
  expect(calls.some((call) => call.includes('listen('))).toBe(true)
  expect(calls.filter((call) => /sa_family=AF_INET/.test(call))).toEqual([])
  await remove()
})
