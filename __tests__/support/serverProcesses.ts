import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { DatabaseLocation } from '~/server/persistence/database'

import { ROOT, WITH_PACKAGES, bundle, bundled } from './bundle'

/** Server processes to kill one after another; the next one is always loaded already. */
export function createServerProcesses(location: DatabaseLocation) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jani-servers-'))
  bundle(path.join('__tests__', 'support', 'scanServer.ts'), folder)
  const load = () => fork(bundled(folder), { cwd: ROOT, env: { ...process.env, ...WITH_PACKAGES } })
  let next: ChildProcess | undefined = load()
  let current: ChildProcess | undefined

  return {
    /** Returns the address of a server that has just started. */
    async start(): Promise<string> {
      current = next ?? load()
      current.send(location)
      const [port] = (await once(current, 'message')) as [number]
      next = load()
      return `http://127.0.0.1:${port}`
    },
    isAlive: () => current?.exitCode === null && current.signalCode === null,
    /** At once, as a power cut would; resolves when the process is gone. */
    async kill() {
      const exit = once(current!, 'exit')
      current!.kill('SIGKILL')
      await exit
    },
    async remove() {
      for (const child of [current, next]) child?.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}
