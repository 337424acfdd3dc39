import { useSnackbar } from 'notistack'

import { failureMessages } from './failureMessages'

/** Toasts each sentence of a failed call. */
export function useToastFailures(variant: 'warning' | 'error' = 'warning') {
  const { enqueueSnackbar } = useSnackbar()
  return (error: unknown) => {
    failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant }))
  }
}
