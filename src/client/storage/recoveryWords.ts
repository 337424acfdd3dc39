import { useSyncExternalStore } from 'react'

import * as settings from './settings'
import { currentAccount, type Account } from './tokenStorage'

const CHANGE = 'recoverywordschange'
/** Words made later were made on another phone. */
const SIGN_UP_MS = 10 * 60_000

/** The words made at Sign Up, stored until the user has written them down. */
export const recoveryWords = {
  read: () => settings.get('recoveryWords'),
  /** Does nothing if that account has left meanwhile. */
  keep(account: Account, words: string) {
    if (account === null || currentAccount() !== account) return
    if (settings.set('recoveryWords', words)) settings.remove('recoveryPending')
    dispatchEvent(new Event(CHANGE))
  },
  forget() {
    settings.remove('recoveryPending')
    settings.remove('recoveryWords')
    dispatchEvent(new Event(CHANGE))
  },
  /** They are being made. */
  expect: () => settings.set('recoveryPending', String(Date.now())),
  /** Made at Sign Up, but this phone has never got them: the page was closed, or the response was lost. */
  areLost: (madeAt: string) => {
    const expectedAt = settings.get('recoveryPending')
    return expectedAt !== null && Math.abs(Date.parse(madeAt) - Number(expectedAt)) < SIGN_UP_MS
  },
  wereOffered: () => settings.get('recoveryOffered') !== null,
  setOffered: () => settings.set('recoveryOffered', ''),
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGE, onChange)
  addEventListener('storage', onChange) // from other tabs
  return () => {
    removeEventListener(CHANGE, onChange)
    removeEventListener('storage', onChange)
  }
}

export const useRecoveryWords = () => useSyncExternalStore(subscribe, recoveryWords.read)
