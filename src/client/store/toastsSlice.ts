import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

import { sessionEnded } from '~/client/api/apiActions'

/** `message` and `choice.label` are in the reader's language. */
export type Toast = {
  message: string
  variant: 'error' | 'warning' | 'success' | 'info'
  /** Choosing it dispatches `does`. */
  choice?: { label: string; does: UnknownAction }
}

type ToastsState = {
  /** Not shown yet: the code that shows toasts loads with the first one. */
  waiting: Toast[]
  /** Counts how often all visible toasts were closed. */
  closings: number
}

const initialState: ToastsState = { waiting: [], closings: 0 }

const close = ({ closings }: ToastsState): ToastsState => ({ waiting: [], closings: closings + 1 })

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
  extraReducers: (builder) => builder.addCase(sessionEnded, close), // they were meant for the account that leaves
  selectors: { selectWaitingToasts: ({ waiting }) => waiting, selectClosings: ({ closings }) => closings },
})

export const { toastShown, toastsTaken, toastsClosed } = toastsSlice.actions
export const { selectWaitingToasts, selectClosings } = toastsSlice.selectors
