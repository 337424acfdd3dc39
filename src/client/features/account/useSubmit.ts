import { useSnackbar } from 'notistack'

import { failureMessages } from '~/client/shared/failureMessages'

/** Sends a form or presses a button: toasts each failure, or goes on. */
export function useSubmit<Values>(
  send: (values: Values) => PromiseLike<{ error?: unknown }>,
  onSuccess: (values: Values) => Promise<void> | void,
) {
  const { enqueueSnackbar } = useSnackbar()
  return async (values: Values) => {
    const { error } = await send(values)
    if (error === undefined) await onSuccess(values)
    else failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'error' }))
  }
}
