import { endSession } from './endSession'
import { tokenStorage } from './tokenStorage'
import { waitingPhoto } from './waitingPhoto'

/** Leaves nothing behind: no token and no photo here, no session on the server. The page may be left right after it. */
export function leaveSession() {
  const { refresh } = tokenStorage.read()
  tokenStorage.clear()
  void waitingPhoto.empty()
  if (refresh) endSession(refresh)
}
