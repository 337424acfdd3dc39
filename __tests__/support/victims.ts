import { fork, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { DatabaseLocation } from '~/server/persistence/database'

const ROOT = path.join(__dirname, '..', '..')

/** Server processes to kill, one after another; the next one is always loaded already. */
export function createVictims(location: DatabaseLocation) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jani-victims-'))
  bundle(folder)
  const load = () =>
    fork(path.join(folder, 'main.js'), {
      cwd: ROOT,
      env: { ...process.env, NODE_PATH: path.join(ROOT, 'node_modules') },
    })
  let next: ChildProcess | undefined = load()
  let current: ChildProcess | undefined

  return {
    /** The address of a server that has just started. */
    async start(): Promise<string> {
      current = next ?? load()
      current.send(location)
      const [port] = (await once(current, 'message')) as [number]
      next = load()
      return `http://127.0.0.1:${port}`
    },
    isAlive: () => current?.exitCode === null && current.signalCode === null,
    async kill() {
      const gone = once(current!, 'exit')
      current!.kill('SIGKILL')
      await gone
    },
    async remove() {
      for (const child of [current, next]) child?.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}

function bundle(folder: string) {
  const entry = path.join('.', '__tests__', 'support', 'scanServer.ts')
  const words = ['--mode', 'production', '--config-name', 'server', '--entry-reset', '--entry', `./${entry}`]
  const program = path.join(ROOT, 'node_modules', '.bin', 'webpack')
  const { status, stdout, stderr } = spawnSync(program, [...words, '--output-path', folder, '--node-dirname', 'true'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (status !== 0) throw new Error(`The server to kill could not be built:\n${stdout}${stderr}`)
}
