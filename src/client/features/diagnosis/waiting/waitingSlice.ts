import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/sessionEnded'
import { uploadProgressed } from '~/client/api/uploadProgressed'
import type { KeptLook } from '~/client/device/waitingSets'
import { rootReducer } from '~/client/store/store'
import { MAX_WAITING_SETS } from '~/contract/limits'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

/** A set in the queue. Its photos are in `waitingSets`. */
export type WaitingItem = {
  key: string
  crop: string | null | undefined
  plot: string | null | undefined
  photoCount: number
  bytes: number
  /** Milliseconds since 1970, by the clock of the phone. */
  askedAt: number
  /** What this phone has seen on it by itself. */
  look: KeptLook | null
  /** It is sent once it is chosen. */
  isHeld: boolean
}

/** `diagnosis`, in `language`, is null where the server gave none; `look`: what the phone had seen. */
export type AnsweredItem = {
  key: string
  diagnosis: Diagnosis | null
  language: Language
  answeredAt: number
  look: KeptLook | null
}

type WaitingState = {
  /** That are sent at any sign of a network, oldest first. */
  sets: WaitingItem[]
  /** That wait to be chosen, oldest first. */
  looks: WaitingItem[]
  /** Since the screen was opened last. */
  answered: AnsweredItem[]
  sendingKey: string | null
  /** How much of it is sent, from 0 to 1. */
  sentShare: number
  /** The last call had no response. */
  isOffline: boolean
  /** The server has asked to wait until then, in milliseconds of `performance.now()`, which does not jump. */
  pausedUntil: number
}

const initialState: WaitingState = {
  sets: [],
  looks: [],
  answered: [],
  sendingKey: null,
  sentShare: 0,
  isOffline: false,
  pausedUntil: 0,
}

const { predict } = api.endpoints

/** What waits on this phone to be sent, and what has become of it. */
const waitingSlice = createSlice({
  name: 'waiting',
  initialState,
  reducers: {
    setsRead: (state, { payload }: PayloadAction<WaitingItem[]>) => {
      state.sets = payload.filter(({ isHeld }) => !isHeld)
      state.looks = payload.filter(({ isHeld }) => isHeld)
      if (payload.length === 0) state.isOffline = false
    },
    setRemoved: (state, { payload: key }: PayloadAction<string>) => {
      state.sets = state.sets.filter((one) => one.key !== key)
      state.looks = state.looks.filter((one) => one.key !== key)
    },
    sendingStarted: (state, { payload: key }: PayloadAction<string>) => {
      Object.assign(state, { sendingKey: key, sentShare: 0 })
    },
    sendingEnded: (state, { payload: { isOffline } }: PayloadAction<{ isOffline: boolean }>) => {
      Object.assign(state, { sendingKey: null, isOffline })
    },
    pauseAsked: (state, { payload: until }: PayloadAction<number>) => {
      state.pausedUntil = until
    },
    setAnswered: (state, { payload }: PayloadAction<AnsweredItem>) => {
      state.answered.push(payload)
    },
    answersSeen: (state) => {
      state.answered = []
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(uploadProgressed, (state, { payload: { share } }) => {
        state.sentShare = share
      })
      .addMatcher(predict.matchFulfilled, (state, { meta }) => {
        state.sets = state.sets.filter(({ key }) => key !== meta.arg.originalArgs.idempotencyKey)
      }),
  selectors: {
    selectWaitingSets: ({ sets }) => sets,
    selectAnswered: ({ answered }) => answered,
    selectSendingKey: ({ sendingKey }) => sendingKey,
    selectSentShare: ({ sentShare }) => sentShare,
    /** What can be said to be sent: without a network a call is tried, too. */
    selectUnderwayKey: ({ sendingKey, sentShare, isOffline }) => (isOffline && sentShare === 0 ? null : sendingKey),
    selectIsOffline: ({ isOffline }) => isOffline,
    selectPausedUntil: ({ pausedUntil }) => pausedUntil,
    selectIsWaiting: ({ sets }) => sets.length > 0,
    selectLooks: ({ looks }) => looks,
    selectIsQueueFull: ({ sets, looks }) => sets.length + looks.length >= MAX_WAITING_SETS,
  },
})

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof waitingSlice> {}
}

const injected = waitingSlice.injectInto(rootReducer)

export const {
  setsRead,
  setRemoved,
  sendingStarted,
  sendingEnded,

  pauseAsked,
  setAnswered,
  answersSeen,
} = waitingSlice.actions

export const {
  selectWaitingSets,
  selectAnswered,
  selectSendingKey,
  selectSentShare,
  selectUnderwayKey,
  selectIsOffline,
  selectPausedUntil,
  selectIsWaiting,
  selectLooks,
  selectIsQueueFull,
} = injected.selectors
