import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'

import { rootReducer } from '~/client/store/store'
import type { LeafPack } from '~/contract/leafPack'

/** `unable`: this browser cannot look. `stopped`: some files have come. */
type Status = 'unknown' | 'unable' | 'absent' | 'keeping' | 'stopped' | 'kept'

type PackState = {
  status: Status
  /** That is used, and that the server has now; null without a network. */
  kept: LeafPack | null
  offered: LeafPack | null
  /** Of the offered one, on the wire: what has not come yet. */
  missingBytes: number
  /** The last file did not come. */
  isBroken: boolean
}

const initialState: PackState = { status: 'unknown', kept: null, offered: null, missingBytes: 0, isBroken: false }

type Read = Pick<PackState, 'kept' | 'offered' | 'missingBytes'> & { isAble: boolean }

/** What this phone keeps to look at leaves by itself. */
const packSlice = createSlice({
  name: 'pack',
  initialState,
  reducers: {
    packRead: (state, { payload: { isAble, ...read } }: PayloadAction<Read>) => {
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

function statusOf(isAble: boolean, { kept, offered, missingBytes }: Omit<Read, 'isAble'>): Status {
  if (!isAble) return 'unable'
  if (kept) return 'kept'
  return offered && missingBytes < offered.wireBytes ? 'stopped' : 'absent'
}

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof packSlice> {}
}

const injected = packSlice.injectInto(rootReducer)

export const { packRead, keepingStarted, fileKept, fileDelayed, packKept, keepingStopped, keepingBroken, packRemoved } =
  packSlice.actions
export const { selectPack } = injected.selectors
