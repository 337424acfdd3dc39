import autocannon from 'autocannon'

import { endpoints } from '~/contract/endpoints'
import { loadLeafModel } from '~/server/inference/leafModel'

import { logIn, median, newScan, readLeafPhoto, signUp, startServer } from './server'

const TURNS = 20
const CALLS = 10
/** The photos of one account wait for each other. */
const ACCOUNTS = 40

/** One scan over HTTP, and on this server's libraries alone, against bare decoding and inference, in turns; then closed loops of 2, 8 and 32 connections. */
export async function measurePredict() {
  const server = await startServer()
  const fastify = await startServer(['--import', 'tsx', 'perf/fastifyServer.ts'])
  try {
    const accesses: string[] = []
    for (let account = 0; account < ACCOUNTS; account++) {
      await signUp(server, account)
      accesses.push((await logIn(server, account)).access)
    }
    const [access = ''] = accesses
    const url = server.url + endpoints.predict.url
    const photo = await readLeafPhoto()
    const model = await loadLeafModel('models/leaf')
    const http: number[] = []
    const libraries: number[] = []
    const bare: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      http.push(...(await timesOf(() => send(url, access, photo))))
      libraries.push(...(await timesOf(() => send(fastify.url + endpoints.predict.url, '', photo))))
      bare.push(...(await timesOf(() => model.observe(photo))))
    }
    const figures: Record<string, string> = { 'one scan (ms)': median(http).toFixed(1) }
    figures['over bare decoding and inference'] = (median(http) / median(bare)).toFixed(2)
    figures['libraries alone, over the same'] = (median(libraries) / median(bare)).toFixed(2)
    for (const connections of [2, 8, 32])
      figures[`${connections} connections`] = await load(url, accesses, photo, connections)
    return figures
  } finally {
    await Promise.all([server.stop(), fastify.stop()])
  }
}

async function load(url: string, accesses: string[], photo: Buffer, connections: number) {
  let sent = 0
  const nextAccess = () => accesses[sent++ % accesses.length] ?? ''
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...newScan(nextAccess(), photo) })
  const requests = [{ method: endpoints.predict.method, setupRequest }]
  const result = await autocannon({ url, connections, duration: 15, requests })
  const served = (result['2xx'] / result.duration).toFixed(1)
  return `${served} served per second, ${result['5xx']} rejected, ${result.errors} errors, p99 ${result.latency.p99} ms`
}

async function send(url: string, access: string, photo: Buffer) {
  const response = await fetch(url, { method: endpoints.predict.method, ...newScan(access, photo) })
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${body}`)
}

async function timesOf(call: () => Promise<unknown>) {
  const times: number[] = []
  for (let count = 0; count < CALLS; count++) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return times
}
