import type { Middleware } from '@reduxjs/toolkit'

import { endSession } from './endSession'
import { signedOut } from './sessionSlice'
import { tokenStorage } from './tokenStorage'
import { waitingPhoto } from './waitingPhoto'

/** Signing out leaves nothing behind: no token and no photo here, no session on the server. */
export const endWhenSignedOut: Middleware = () => (next) => (action) => {
  const result = next(action)
  if (signedOut.match(action)) {
    const { refresh } = tokenStorage.read()
    tokenStorage.clear()
    void waitingPhoto.empty()
    if (refresh) endSession(refresh)
  }
  return result
}
