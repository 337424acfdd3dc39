import { useToastFailures } from './failureMessages'

/** Sends a form or presses a button: toasts each failure, or goes on. */
export function useSubmit<Values>(
  send: (values: Values) => PromiseLike<{ error?: unknown }>,
  onSuccess: (values: Values) => Promise<void> | void,
) {
  const toastFailures = useToastFailures('error')
  return async (values: Values) => {
    const { error } = await send(values)
    if (error === undefined) await onSuccess(values)
    else toastFailures(error)
  }
}
