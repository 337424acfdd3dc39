import { useSnackbar } from 'notistack'

import { authFailureMessages } from './authFailure'

type Send<Credentials> = (credentials: Credentials) => PromiseLike<{ error?: unknown }>

/** What both forms do with an answer: toast each failure, or say so. The way home is the session's: see AuthScreen. */
export function useAuthSubmit<Credentials>(send: Send<Credentials>, success: string) {
  const { enqueueSnackbar } = useSnackbar()

  return async (credentials: Credentials) => {
    const { error } = await send(credentials)
    if (error) authFailureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'error' }))
    else enqueueSnackbar(success, { variant: 'success' })
  }
}
