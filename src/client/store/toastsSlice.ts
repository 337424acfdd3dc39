import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'

import { sessionEnded } from '~/client/api/sessionEnded'

/** `message`, and the name of what can be done about it: in the reader's words. */
export type Toast = {
  message: string
  variant: 'error' | 'warning' | 'success' | 'info'
  /** `does` is dispatched when it is chosen. */
  choice?: { label: string; does: UnknownAction }
}

type ToastsState = {
  /** Not on the screen yet: what shows them is loaded with the first. */
  waiting: Toast[]
  /** How often those on the screen were to go. */
  closings: number
}

const initialState: ToastsState = { waiting: [], closings: 0 }

const close = ({ closings }: ToastsState): ToastsState => ({ waiting: [], closings: closings + 1 })

/** What is said at the edge of any screen. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: ({ waiting }, { payload }: PayloadAction<Toast>) => {
      waiting.push(payload)
    },
    toastsTaken: (state) => {
      state.waiting = []
    },
    toastsClosed: close,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, close), // it was said to the person who leaves
  selectors: { selectWaitingToasts: ({ waiting }) => waiting, selectClosings: ({ closings }) => closings },
})

export const { toastShown, toastsTaken, toastsClosed } = toastsSlice.actions
export const { selectWaitingToasts, selectClosings } = toastsSlice.selectors
