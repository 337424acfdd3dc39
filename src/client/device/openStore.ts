import { createStore } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

import { isTimeout, withDeadline } from './withDeadline'

/** What a connection rejects with that the browser has closed, as iOS does in the background without saying so. */
const LOST = ['InvalidStateError', 'UnknownError']

/** A store of idb-keyval, whose connection is opened anew once where it is lost; a silent one is left for the next call. */
export function openStore(databaseName: string, storeName: string): UseStore {
  const open = () => createStore(databaseName, storeName)
  let useStore = open()
  return async (mode, act) => {
    try {
      return await withDeadline(useStore(mode, act))
    } catch (error) {
      if (isLost(error) || isTimeout(error)) useStore = open()
      if (!isLost(error)) throw error
      return withDeadline(useStore(mode, act))
    }
  }
}

const isLost = (error: unknown) => error instanceof DOMException && LOST.includes(error.name)
