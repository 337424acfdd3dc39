import { isAnyOf } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { fieldNotes } from '~/client/storage/fieldNotes'
import type { StartListening } from '~/client/store/store'

const { onFocus, onOnline } = api.internalActions
const { getUser, login, register } = api.endpoints

/** Sends notes that await the server at a sign of a network, and once their account, or a visitor, has signed in. */
export function startNoteListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(onFocus, onOnline, getUser.matchFulfilled, login.matchFulfilled, register.matchFulfilled),
    effect: async (_, { dispatch }) => {
      if (!fieldNotes.mayAwaitServer()) return
      const notes = await import(/* webpackChunkName: "sending" */ './syncNotes').catch(() => undefined)
      if (notes) await dispatch(notes.syncNotes())
    },
  })
}
