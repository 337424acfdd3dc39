import { setTimeout as wait } from 'node:timers/promises'

import { Piscina } from 'piscina'

import type { Observation } from '~/diagnosis'
import { DomainError } from '~/server/domain/errors'

import type { Finding, Task, WorkerSettings } from './inferenceWorker'

type Needs = { modelDir: string; workerFile: string; lookMs: number }
type Pool = Piscina<Task | undefined, Finding>

export type InferenceThread = Awaited<ReturnType<typeof startThread>>

/** Far more than loading the network takes. */
const WARM_UP_MS = 30_000
/** Between attempts to bring a thread back, so that one that cannot start does not keep a core busy. */
const REVIVAL_PAUSE_MS = 500

const FAILED = 'Looking at this photo failed. Please try again in a moment.'

/** A photo in a thread, and whom to tell about it. */
type Turn = { task: Task; answer: (finding: Finding) => void; fail: (cause: unknown) => void }
type State = {
  pool: Pool
  /** In the order they came, which is the order they are looked at. */
  inHand: Turn[]
  /** While the thread is gone and another one gets ready. */
  revival: Promise<void> | undefined
  isClosed: boolean
}

/** One is looked at while the next is there already: a thread that had to wait for it would be idle for up to a millisecond after each, and longer in a crowd. */
export const IN_HAND = 2

/**
 * One thread with the network loaded. It may die or hang on a photo: that costs one answer, another thread takes its
 * place, and whoever was next is looked at there.
 */
export async function startThread({ lookMs, ...settings }: Needs) {
  const state: State = { pool: await openPool(settings), inHand: [], revival: undefined, isClosed: false }
  return {
    inHand: () => state.inHand.length,
    /** Rejects with 'unavailable' when the thread dies, has no answer after `lookMs` and is ended, or when it has not begun before `signal`. */
    look: async (photo: Uint8Array, signal?: AbortSignal) =>
      toObservation(await takeTurn(state, taskOf(photo, signal), lookMs)),
    /** Resolves once the thread, or the one in its place, has the network loaded. Never rejects. */
    recover: () => Promise.resolve(state.revival),
    async close() {
      state.isClosed = true
      await state.pool.close({ force: true })
    },
  }
}

function taskOf(photo: Uint8Array, signal?: AbortSignal): Task {
  const isUnwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const drop = () => Atomics.store(isUnwanted, 0, 1)
  if (signal?.aborted) drop()
  else signal?.addEventListener('abort', drop)
  return { photo, isUnwanted }
}

const takeTurn = (state: State, task: Task, lookMs: number) =>
  new Promise<Finding>((resolve, reject) => {
    const deadline = setTimeout(() => {
      giveUp(state, turn)
    }, lookMs)
    const leave = () => {
      clearTimeout(deadline)
      state.inHand = state.inHand.filter((other) => other !== turn)
    }
    const turn: Turn = {
      task,
      answer(finding) {
        leave()
        resolve(finding)
      },
      fail(cause) {
        leave()
        reject(new DomainError('unavailable', { detail: FAILED }, { cause }))
      },
    }
    state.inHand.push(turn)
    if (!state.revival) begin(state, turn)
  })

function begin(state: State, turn: Turn) {
  // what goes wrong inside is part of the finding: a rejection means that the thread is gone
  state.pool.run(turn.task).then(turn.answer, (cause: unknown) => {
    bury(state, cause)
  })
}

/** Ends a thread that does not come to an end by itself. */
function giveUp(state: State, turn: Turn) {
  if (state.revival || state.inHand[0] !== turn) turn.fail(new Error('No thread had time for it.'))
  else for (const thread of state.pool.threads) void thread.terminate()
}

/** Who was looked at has no answer. The others begin again once there is a thread. */
function bury(state: State, cause: unknown) {
  if (state.revival) return // another photo of the same thread
  state.revival = revive(state).then(() => {
    state.revival = undefined
    for (const turn of state.inHand) begin(state, turn)
  })
  state.inHand[0]?.fail(cause)
}

async function revive(state: State) {
  const isReady = () => warmUp(state.pool).then(succeed, fail)
  while (!state.isClosed && !(await isReady())) await wait(REVIVAL_PAUSE_MS, undefined, { ref: false })
}

async function openPool({ modelDir, workerFile }: Omit<Needs, 'lookMs'>): Promise<Pool> {
  const workerData: WorkerSettings = { modelDir }
  const pool: Pool = new Piscina({
    filename: workerFile,
    name: 'observe',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: IN_HAND,
    workerData,
  })
  pool.on('error', forget)
  try {
    await warmUp(pool)
    return pool
  } catch (error) {
    await pool.destroy()
    throw error
  }
}

const warmUp = (pool: Pool) => pool.run(undefined, { signal: AbortSignal.timeout(WARM_UP_MS) })

function toObservation(finding: Finding): Observation {
  if (finding === 'ready') throw new Error('The leaf model was asked without a photo.')
  if (finding === 'dropped') throw new DomainError('unavailable', { detail: FAILED })
  if ('fault' in finding) throw finding.fault
  if ('refusal' in finding) throw new DomainError(finding.refusal.reason, finding.refusal.body)
  return finding.observation
}

/** A thread that fails between photos is replaced by the pool; unheard, the event would end the process. */
const forget = () => undefined
const succeed = () => true
const fail = () => false
