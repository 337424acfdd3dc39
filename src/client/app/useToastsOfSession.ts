import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { useSnackbar } from 'notistack'
import { useEffect } from 'react'

import { sessionExpired } from '~/client/store/baseQueryWithReauth'
import { useAppDispatch } from '~/client/store/hooks'
import { signedOut } from '~/client/store/sessionSlice'

/** Closes what was said to a person who signs out; what is said afterwards stays. */
export function useToastsOfSession() {
  const dispatch = useAppDispatch()
  const { closeSnackbar } = useSnackbar()
  useEffect(
    () =>
      dispatch(
        addListener({
          matcher: isAnyOf(signedOut, sessionExpired),
          effect: () => {
            closeSnackbar()
          },
        }),
      ),
    [dispatch, closeSnackbar],
  )
}
