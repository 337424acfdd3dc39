import { useSnackbar } from 'notistack'

import { authFailureMessages } from './authFailure'

type Send<Credentials> = (credentials: Credentials) => PromiseLike<{ error?: unknown }>

/** What both forms do with an answer: toast each failure, or the success. `AuthScreen` then goes home. */
export function useAuthSubmit<Credentials>(send: Send<Credentials>, success: string) {
  const { enqueueSnackbar } = useSnackbar()

  return async (credentials: Credentials) => {
    const { error } = await send(credentials)
    if (error === undefined) enqueueSnackbar(success, { variant: 'success' })
    else authFailureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'error' }))
  }
}
