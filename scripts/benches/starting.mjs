import { readFileSync } from 'node:fs'

import { ensureBuilt } from '../steps.mjs'
import { median, round } from './compare.mjs'
import { clientPhoto, tested } from './inProcess.mjs'
import { createProcesses } from './processes.mjs'

const STARTS = 7
const SCANS = 5_000 // of each half: memory rises and falls with a period of about 3,500
const EVERY = 250
const LANES = 3
const EMAIL = 'bench@example.com'
const PAGE_BYTES = 4_096

const megabytesOf = (pid) => (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 2 ** 20

/** Milliseconds from the start of the process until it says that it is ready (network warm, database up to date), and what it answered before. */
async function startOnce(processes, port) {
  const start = performance.now()
  const before = new Set()
  const starting = processes.startProduct({ PORT: String(port) })
  for (;;) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ status: 'no answer' }))
    if (status === 200) break
    before.add(status)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const ms = performance.now() - start
  await (await starting).stop()
  return { ms, before }
}

export async function starting() {
  await ensureBuilt()
  const processes = createProcesses()
  try {
    await (await processes.startProduct()).stop() // makes the database
    const starts = []
    for (let count = 0; count < STARTS; count++)
      starts.push(await startOnce(processes, await tested('product.ts').freePort()))
    return {
      starts: STARTS,
      'ready after (ms, median)': Math.round(median(starts.map(({ ms }) => ms))),
      'answers before': [...new Set(starts.flatMap(({ before }) => [...before]))].join(' and '),
      ...(await manyScans(processes)),
    }
  } finally {
    await processes.stopAll()
  }
}

/** Resident memory after many scans, and how it grows over as many again. */
async function manyScans(processes) {
  const { closedLoop, createUploader, unseen } = tested('load/openLoop.ts')
  const { grant, signUp } = tested('load/richFarmer.ts')
  const { slopeOf } = tested('load/processHealth.ts')
  const { url, pid } = await processes.startProduct({ INFERENCE_WORKERS: '1' })
  const { access } = await signUp(url, EMAIL)
  await grant(processes.folder, EMAIL, 4 * SCANS)
  const uploader = createUploader(url)
  const photo = await clientPhoto()
  const samples = []
  for (let scans = 0; scans < 2 * SCANS; scans += EVERY) {
    const { answers } = await closedLoop(LANES, EVERY, () => uploader.upload(access, unseen(photo)))
    const refused = answers.find(({ status }) => status !== 200)
    if (refused) throw new Error(`${refused.status}: ${refused.body}`)
    samples.push({ minute: (scans + EVERY) / 1000, megabytes: megabytesOf(pid) })
  }
  uploader.close()
  return {
    scans: SCANS,
    'resident after (MB)': Math.round(samples[samples.length / 2 - 1].megabytes),
    'growth over as many again (MB per 1,000)': round(slopeOf(samples.slice(samples.length / 2))),
  }
}
