import autocannon from 'autocannon'

import { endpoints } from '~/contract/endpoints'

import { logIn, median, signUp, startServer } from './server'
import type { Server } from './server'

const ROUNDS = 5

/** Requests per second of `get_user`, in turns with the same route on express with helmet and a rate limiter, and on this server's libraries alone. */
export async function measureGetUser() {
  const jani = await startServer()
  const express = await startServer(['--import', 'tsx', 'perf/expressServer.ts'])
  const fastify = await startServer(['--import', 'tsx', 'perf/fastifyServer.ts'])
  try {
    await signUp(jani)
    const { access } = await logIn(jani)
    const [expressAccess, fastifyAccess] = [await tokenOf(express), await tokenOf(fastify)]
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push({
        jani: await load(jani.url, access),
        fastify: await load(fastify.url, fastifyAccess),
        express: await load(express.url, expressAccess),
      })
    const counted = rounds.slice(1) // the first one warms up
    return {
      'requests per second': median(counted.map((round) => round.jani.requests.average)).toFixed(0),
      'latency p50 and p99 (ms)': counted.map(({ jani: { latency } }) => `${latency.p50} ${latency.p99}`).join(', '),
      'times express': median(counted.map((r) => r.jani.requests.average / r.express.requests.average)).toFixed(2),
      'libraries alone, times express': median(
        counted.map((r) => r.fastify.requests.average / r.express.requests.average),
      ).toFixed(2),
    }
  } finally {
    await Promise.all([jani.stop(), express.stop(), fastify.stop()])
  }
}

const tokenOf = async ({ url }: Server) => (await fetch(`${url}/token`)).text()

async function load(url: string, access: string) {
  const target = { url: url + endpoints.getUser.url, headers: { authorization: `Bearer ${access}` } }
  const result = await autocannon({ ...target, connections: 64, duration: 4 })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}
