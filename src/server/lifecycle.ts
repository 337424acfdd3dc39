import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { build as prettyStream } from 'pino-pretty'

import type { Config } from './config/config'
import { settleWithin } from './domain/deadline'
import { codeOf } from './domain/errorText'

export type RunningServer = {
  url: string
  /** Finishes open requests, then closes database and workers. Takes at most three seconds after the drain. */
  stop(): Promise<void>
}

/** After a stop: disconnects clients without a response, which retry with the same key. */
const DISCONNECT_AFTER_MS = 2_000
/** Gives up on what has not closed by then: the other side may be gone. */
const CLOSED_AFTER_MS = 2_700

type ResourceStack = ReturnType<typeof createResourceStack>

/** Closes everything in reverse order, even if a part fails or takes too long. */
export function createResourceStack() {
  const resources: { name: string; close: () => Promise<unknown> }[] = []
  return {
    defer: (name: string, close: () => Promise<unknown>) => void resources.push({ name, close }),
    async closeAll(onProblem: (problem: unknown) => void) {
      const deadline = performance.now() + CLOSED_AFTER_MS
      for (const { name, close } of resources.reverse().splice(0)) {
        const leave = () => {
          onProblem(`Stopped without waiting any longer for ${name}.`)
        }
        await settleWithin<unknown>(Math.max(0, deadline - performance.now()), close(), leave).catch(onProblem)
      }
    },
  }
}

async function stopInTime(app: FastifyInstance, resources: ResourceStack) {
  const disconnecting = setTimeout(() => app.server.closeAllConnections(), DISCONNECT_AFTER_MS)
  await resources.closeAll((problem) => app.log.warn(problem))
  clearTimeout(disconnecting)
}

/** Start and stop are said at every level but `silent`. */
export const lifecycleLog = (app: FastifyInstance, { logLevel }: Pick<Config, 'logLevel'>) =>
  app.log.child({}, logLevel === 'silent' ? {} : { level: 'info' })

/** Human-readable at a terminal; undefined elsewhere: JSON lines. */
export const terminalStream = () =>
  process.stdout.isTTY ? prettyStream({ ignore: 'pid,hostname', sync: true }) : undefined

type ServeDeps = {
  app: FastifyInstance
  config: Pick<Config, 'host' | 'port' | 'drainMs'>
  resources: ResourceStack
  log: FastifyBaseLogger
  /** What starts, and facts for the log. */
  ready: { name: string; facts: object }
  onStopping: () => void
}

/** Listens until it is stopped, and says both in the log. */
export async function serve({ app, config, resources, log, ready, onStopping }: ServeDeps): Promise<RunningServer> {
  const url = await listen(app, config)
  log.info(ready.facts, `${ready.name} is ready: ${url}`)
  return {
    url,
    async stop() {
      log.info(`Jani was asked to stop, and serves on for ${config.drainMs / 1000} s.`)
      onStopping()
      if (config.drainMs > 0) await wait(config.drainMs)
      await stopInTime(app, resources)
      log.info('Jani has stopped.')
    },
  }
}

/** Returns the URL to open in a browser; throws one sentence if the port cannot be used. */
async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    throw new Error(whyNotListening(codeOf(cause), host, port), { cause })
  }
  const address = app.server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  const isEveryAddress = host === '0.0.0.0' || host === '::'
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${actualPort}`
}

function whyNotListening(code: string, host: string, port: number) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to a number above 1023.`
  return `The server cannot listen on ${host}:${port} (${code}); check HOST and PORT.`
}
