import { useSnackbar } from 'notistack'
import { useTranslation } from 'react-i18next'

import { failureMessages } from '~/client/shared/failureMessages'

import type { AuthMode } from './ModeLink'

type Send<Credentials> = (credentials: Credentials) => PromiseLike<{ error?: unknown }>

/** What both forms do with an answer: toast each failure, or the success. `AuthScreen` then goes home. */
export function useAuthSubmit<Credentials>(send: Send<Credentials>, mode: AuthMode) {
  const { t } = useTranslation('auth')
  const { enqueueSnackbar } = useSnackbar()

  return async (credentials: Credentials) => {
    const { error } = await send(credentials)
    if (error === undefined) enqueueSnackbar(t(`${mode}.success`), { variant: 'success' })
    else failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'error' }))
  }
}
