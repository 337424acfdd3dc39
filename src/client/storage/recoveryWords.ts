import { useSyncExternalStore } from 'react'

import * as settings from './settings'
import { currentAccount, type Account } from './tokenStorage'

const CHANGE = 'recoverywordschange'

/** The words made at Sign Up, stored until the user has written them down. */
export const recoveryWords = {
  read: () => settings.get('recoveryWords'),
  /** Does nothing if that account has left meanwhile. */
  keep(account: Account, words: string) {
    if (account === null || currentAccount() !== account) return
    settings.set('recoveryWords', words)
    dispatchEvent(new Event(CHANGE))
  },
  forget() {
    settings.remove('recoveryWords')
    dispatchEvent(new Event(CHANGE))
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
