import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'

import { leafPack } from '~/client/storage/leafPackStorage'
import { isPackKept } from '~/client/storage/settings'
import { registerWorker } from '~/client/storage/registerWorker'
import { withDeadline } from '~/client/storage/withDeadline'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { rootReducer, type AppDispatch } from '~/client/store/store'
import { createAppAsyncThunk } from '~/client/store/hooks'
import type { LeafPack, PackFile } from '~/contract/leafPack'

import { leafOnPhone } from './leafOnPhone'
import { loadWholeReport } from './useWholeReport'

/** `unable`: this browser cannot run the network. `stopped`: only some files are stored. */
type Status = 'unknown' | 'unable' | 'absent' | 'keeping' | 'stopped' | 'kept'

type PackState = {
  status: Status
  /** The stored pack and the server's; null without a network. */
  kept: LeafPack | null
  offered: LeafPack | null
  /** Download size of the files of `offered` that are not stored yet. */
  missingBytes: number
  isBroken: boolean
}

const initialState: PackState = { status: 'unknown', kept: null, offered: null, missingBytes: 0, isBroken: false }

type PackReading = Pick<PackState, 'kept' | 'offered' | 'missingBytes'> & { isAble: boolean }

const packSlice = createSlice({
  name: 'pack',
  initialState,
  reducers: {
    packRead: (state, { payload: { isAble, ...read } }: PayloadAction<PackReading>) => {
      Object.assign(state, read)
      if (state.status !== 'keeping') state.status = statusOf(isAble, read)
    },
    keepingStarted: (state) => {
      Object.assign(state, { status: 'keeping', isBroken: false })
    },
    fileKept: (state, { payload: bytes }: PayloadAction<number>) => {
      state.missingBytes -= bytes
      state.isBroken = false
    },
    packKept: (state, { payload: kept }: PayloadAction<LeafPack>) => {
      Object.assign(state, { status: 'kept', kept, offered: kept, missingBytes: 0 })
    },
    fileDelayed: (state) => {
      state.isBroken = true
    },
    keepingStopped: (state) => {
      Object.assign(state, { status: 'stopped', isBroken: false })
    },
    keepingBroken: (state) => {
      Object.assign(state, { status: 'stopped', isBroken: true })
    },
    packRemoved: (state) => {
      Object.assign(state, initialState, { status: 'absent', offered: state.offered })
      state.missingBytes = state.offered?.wireBytes ?? 0
    },
  },
  selectors: { selectPack: (state) => state },
})

function statusOf(isAble: boolean, { kept, offered, missingBytes }: Omit<PackReading, 'isAble'>): Status {
  if (!isAble) return 'unable'
  if (kept) return 'kept'
  return offered && missingBytes < offered.wireBytes ? 'stopped' : 'absent'
}

declare module '~/client/store/store' {
  interface FeatureSlices extends WithSlice<typeof packSlice> {}
}

const injected = packSlice.injectInto(rootReducer)

const { packRead, keepingStarted, fileKept, fileDelayed, packKept, keepingStopped, keepingBroken, packRemoved } =
  packSlice.actions
export const { selectPack } = injected.selectors

/** Whether this phone can judge leaves by itself. */
export const usePackKept = () => useBrowserValue(isPackKept, false)

/** Pauses after a file that did not arrive; the network's return ends them early. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000]
/** Small files load in parallel to save round trips; large ones one by one, so that a broken line loses only one. */
const PARALLEL_SMALL = 6
const isSmall = ({ wireBytes }: PackFile) => wireBytes < 10_000

const wireBytesOf = (files: readonly PackFile[]) => files.reduce((sum, { wireBytes }) => sum + wireBytes, 0)

export const readPack = createAppAsyncThunk('pack/read', async (_: void, { dispatch }) => {
  const kept = (await leafPack.readKept()) ?? null
  if (kept) void loadWholeReport().catch(() => undefined)
  const isAble = kept !== null || (await leafOnPhone.canJudge())
  const offered = isAble ? await leafPack.readOffered().catch(() => null) : null
  const missingBytes = offered ? wireBytesOf(await leafPack.missingOf(offered)) : 0
  dispatch(packRead({ isAble, kept, offered, missingBytes }))
})

let stop = new AbortController()

/** Downloads the missing files until stopped or all retries fail. */
export const keepPack = createAppAsyncThunk(
  'pack/keep',
  async (_: void, { dispatch, getState }) => {
    stop = new AbortController()
    const { signal } = stop
    dispatch(keepingStarted())
    try {
      await withDeadline(registerWorker()) // the app itself must open offline, too
      const storage = navigator.storage as StorageManager | undefined // missing in some WebKit browsers
      void storage?.persist().catch(() => false) // some browsers ask the user first
      const pack = await withPauses(() => leafPack.readOffered(), dispatch, signal)
      const missing = await leafPack.missingOf(pack)
      const { kept } = selectPack(getState())
      dispatch(packRead({ isAble: true, kept, offered: pack, missingBytes: wireBytesOf(missing) }))
      const fetchNext = async (files: PackFile[]) => {
        for (let file = files.shift(); file; file = files.shift()) {
          const next = file
          await withPauses(() => leafPack.fetchFile(pack, next, signal), dispatch, signal)
          dispatch(fileKept(next.wireBytes))
        }
      }
      const small = missing.filter(isSmall)
      await Promise.all(Array.from({ length: PARALLEL_SMALL }, () => fetchNext(small)))
      await fetchNext(missing.filter((file) => !isSmall(file)))
      await loadWholeReport().catch(() => undefined) // the preview does without
      await leafPack.finish(pack)
      dispatch(packKept(pack))
    } catch {
      if (!signal.aborted) dispatch(keepingBroken())
    }
  },
  { condition: (_, { getState }) => selectPack(getState()).status !== 'keeping' },
)

export const stopPack = createAppAsyncThunk('pack/stop', (_: void, { dispatch }) => {
  stop.abort()
  dispatch(keepingStopped())
})

export const removePack = createAppAsyncThunk('pack/remove', async (_: void, { dispatch }) => {
  await leafPack.remove()
  dispatch(packRemoved())
})

/** Reports a failure at once, retries after each pause, and rejects after the last. */
async function withPauses<Result>(act: () => Promise<Result>, dispatch: AppDispatch, signal: AbortSignal) {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await act()
    } catch (error) {
      if (signal.aborted) throw error
      dispatch(fileDelayed())
      await pause(pauseMs, signal)
    }
  }
  return act()
}

/** Resolves early if the network is back or `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
