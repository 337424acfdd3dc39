import { useAppDispatch } from '~/client/store/hooks'
import { toastShown, type Toast } from '~/client/store/toastsSlice'

import { failureMessages } from './failureMessages'

export function useToast() {
  const dispatch = useAppDispatch()
  return (message: string, variant: Toast['variant']) => {
    dispatch(toastShown({ message, variant }))
  }
}

export function useToastFailures(variant: 'warning' | 'error' = 'warning') {
  const toast = useToast()
  return (error: unknown) => {
    for (const message of failureMessages(error)) toast(message, variant)
  }
}

/** Calls `send` and then `onSuccess`, or toasts each failure. */
export function useSubmit<Values>(
  send: (values: Values) => PromiseLike<{ error?: unknown }>,
  onSuccess: (values: Values) => Promise<void> | void,
) {
  const toastFailures = useToastFailures('error')
  return async (values: Values) => {
    const { error } = await send(values)
    if (error === undefined) await onSuccess(values)
    else toastFailures(error)
    return error
  }
}
