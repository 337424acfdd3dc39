import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * `main`: another build than `dist`. `cwd`: the folder to run it in. `detached`: as the leader of a process group.
 * `tracer`: a command that runs it.
 */
type ProductSettings = {
  dataDir: string
  port: number
  env?: Record<string, string>
  main?: string
  cwd?: string
  detached?: boolean
  tracer?: string[]
}

export type RunningProduct = Awaited<ReturnType<typeof startProduct>>

const running = new Set<ChildProcess>()

/** What a failed test has left would keep its process from ending. */
export function killProducts() {
  for (const child of running) child.kill('SIGKILL')
}

/** The built product as a process of its own, with its data in a folder of its own. */
export async function startProduct(settings: ProductSettings) {
  const { dataDir, port, env = {}, main = 'dist/server/main.js', cwd, detached = false } = settings
  const [command, ...words] = [...(settings.tracer ?? []), process.execPath, main]
  const child = spawn(command, words, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(`is ready: http://127.0.0.1:${port}`)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => {
      reject(new Error(`The server ended before it was ready:\n${said}`))
    })
  })
  await ready
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    /** All that it has printed so far. */
    said: () => said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** To the server and its workers, as Ctrl-C and service managers do; for a detached one. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal),
    /** Resolves with the exit code. */
    ended: async () => {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    /** Ends it as Ctrl-C does; resolves with the exit code. */
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGINT')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

export const newDataDir = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-data-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
