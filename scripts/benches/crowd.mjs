import { cpus, loadavg } from 'node:os'

import { ensureBuilt } from '../steps.mjs'
import { median, quantile, round, spreadOf } from './compare.mjs'
import { clientPhoto, modelDir, source, tested, workerFile } from './inProcess.mjs'
import { UNLIMITED, createProcesses } from './processes.mjs'

const EMAIL = 'bench@example.com'
const PLENTY = 1_000_000
const ROUNDS = 5
const PHOTOS = 120
/** One thread, and the line before it. */
const PLACES = 5
const GLANCES = 200
/** By prom-client. */
const SAMPLED_EVERY_MS = 10

/** A built product with so many threads, and an account that never runs out. */
async function open(processes, workers) {
  const { createUploader, unseen } = tested('load/openLoop.ts')
  const { grant, signUp } = tested('load/richFarmer.ts')
  const folder = `${processes.folder}/${workers}`
  const metricsPort = await tested('product.ts').freePort()
  const env = { ...UNLIMITED, DATA_DIR: folder, INFERENCE_WORKERS: String(workers), METRICS_PORT: String(metricsPort) }
  const product = await processes.startProduct(env)
  const { access } = await signUp(product.url, EMAIL)
  await grant(folder, EMAIL, PLENTY)
  const uploader = createUploader(product.url)
  const photo = await clientPhoto()
  return {
    ...product,
    access,
    metricsPort,
    scan: () => uploader.upload(access, unseen(photo)),
    close: () => uploader.close(),
  }
}

/** So many threads in this process, without a server before them or a client that calls it. */
async function openPool(workers) {
  const { createClassifier } = source('server/inference/classifier.ts')
  const { unseen } = tested('load/openLoop.ts')
  const pool = await createClassifier({ modelDir, workers, workerFile })
  const photo = await clientPhoto()
  return { scan: async () => ({ status: 200, body: await pool.classify(unseen(photo)) }), close: () => pool.close() }
}

/** Scans a second that a server can do at its best, nobody being refused. */
async function capacity({ scan }, places) {
  const { answers, perSecond } = await tested('load/openLoop.ts').closedLoop(places, PHOTOS, scan)
  const refused = answers.filter(({ status }) => status !== 200)
  if (refused.length > 0) throw new Error(`${refused.length} refused: ${refused[0].status} ${refused[0].body}`)
  return perSecond
}

/**
 * Scans a second with one thread x the seconds that bare decoding and inference take; and what a second thread adds, to a
 * server and to the threads by themselves: where two cores carry threads, server and client, none of them is ever free.
 */
export async function capacities() {
  await ensureBuilt()
  const bare = await source('server/inference/leafModel.ts').loadLeafModel(modelDir)
  const photo = await clientPhoto()
  const processes = createProcesses()
  const servers = []
  const pools = []
  try {
    for (const workers of [1, 2]) {
      servers.push(await open(processes, workers))
      pools.push(await openPool(workers))
    }
    const [one, two] = servers
    const [poolOfOne, poolOfTwo] = pools
    const figures = { bareMs: [], one: [], two: [], poolOfOne: [], poolOfTwo: [] }
    for (let turn = -1; turn < ROUNDS; turn++) {
      const start = performance.now()
      for (let count = 0; count < PHOTOS; count++) await bare.observe(photo)
      const measured = {
        bareMs: (performance.now() - start) / PHOTOS,
        one: await capacity(one, PLACES),
        two: await capacity(two, 2 * PLACES),
        poolOfOne: await capacity(poolOfOne, PLACES),
        poolOfTwo: await capacity(poolOfTwo, 2 * PLACES),
      }
      if (turn >= 0) for (const [name, value] of Object.entries(measured)) figures[name].push(value)
    }
    const share = figures.one.map((perSecond, turn) => (perSecond * figures.bareMs[turn]) / 1000)
    const gained = (of, over) => round(median(of.map((perSecond, turn) => perSecond / over[turn])))
    return {
      rounds: ROUNDS,
      'one thread x bare time': round(median(share)),
      'two threads / one': gained(figures.two, figures.one),
      'two / one without server and client': gained(figures.poolOfTwo, figures.poolOfOne),
      'scans a second, one thread': round(median(figures.one)),
      'with two': round(median(figures.two)),
      cores: cpus().length,
      'spread of the control': spreadOf(figures.bareMs),
      load: round(loadavg()[0]),
    }
  } finally {
    for (const server of servers) server.close()
    for (const pool of pools) await pool.close()
    await processes.stopAll()
  }
}

/** How late the event loop is, and how long get_user takes, while twice as many photos come as can be looked at. */
export async function responsive() {
  await ensureBuilt()
  const processes = createProcesses()
  try {
    const server = await open(processes, 1)
    const perSecond = await capacity(server, PLACES)
    const idle = await glances(server, () => false)
    await lagOf(server) // starts its count again
    const state = { isOver: false }
    const crowd = tested('load/openLoop.ts')
      .openLoop(perSecond * 2, 10 * PHOTOS, server.scan)
      .finally(() => (state.isOver = true))
    const busy = await glances(server, () => !state.isOver)
    const lag = await lagOf(server)
    const { answers } = await crowd
    server.close()
    return {
      'offered / capacity': 2,
      'event loop delay p99 (ms)': lag,
      'get_user p99 / when idle': round(quantile(busy, 0.99) / quantile(idle, 0.99)),
      'get_user p50 / when idle': round(median(busy) / median(idle)),
      served: answers.filter(({ status }) => status === 200).length,
      'told to come again': answers.filter(({ status }) => status === 503).length,
      load: round(loadavg()[0]),
    }
  } finally {
    await processes.stopAll()
  }
}

/** Milliseconds of many calls of get_user, one after the other: GLANCES of them, or as long as it `goesOn`. */
async function glances({ url, access }, goesOn) {
  const times = []
  while (times.length < GLANCES || goesOn()) {
    const start = performance.now()
    const answer = await fetch(`${url}/api/users/get_user`, { headers: { authorization: `Bearer ${access}` } })
    await answer.arrayBuffer()
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times
}

/** Since it was last asked, in milliseconds. Node's histogram tells how far apart two samples were, late or not. */
async function lagOf({ metricsPort }) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]
  return round(Number(seconds) * 1000 - SAMPLED_EVERY_MS)
}
