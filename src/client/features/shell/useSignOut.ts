import { afterPaint } from '~/client/shared/afterPaint'
import { useAppDispatch } from '~/client/store/hooks'
import { leaveSession } from '~/client/store/leaveSession'
import { signedOut } from '~/client/store/sessionSlice'

/** The session ends at once; what that looks like follows after the frame that shows the touch. */
export function useSignOut() {
  const dispatch = useAppDispatch()
  return () => {
    leaveSession()
    afterPaint(() => dispatch(signedOut()))
  }
}
