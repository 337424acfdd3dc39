import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/store/sessionSlice'
import type { RootState } from '~/client/store/store'

/** As the server would refuse it. */
export type Barrier = 'loginRequired' | 'outOfCredits'

/** What makes an upload useless. A photo that was sent before may have been paid for, and is sent again. */
export function barrierTo(state: RootState, firstSentAt: number | null): Barrier | undefined {
  if (selectIsSignedOut(state)) return 'loginRequired'
  return selectIsOutOfCredits(state) && firstSentAt === null ? 'outOfCredits' : undefined
}
