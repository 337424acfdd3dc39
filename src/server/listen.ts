import type { FastifyInstance } from 'fastify'

import type { Config } from './config'
import { codeOf } from './domain/errors'

/** Starts to listen and answers the address for people to open; throws one sentence when the address cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => '' })
  } catch (cause) {
    throw new Error(whyNot(cause, host, port), { cause })
  }
  const address = app.server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return `http://${nameOf(host)}:${actualPort}`
}

function whyNot(error: unknown, host: string, port: number) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to a number above 1023.`
  return `The server cannot listen on ${host}:${port} (${code}); check HOST and PORT.`
}

/** "Every address of this machine" is nothing a browser can open. */
function nameOf(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
