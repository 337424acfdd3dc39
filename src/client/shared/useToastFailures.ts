import { failureMessages } from './failureMessages'
import { useToast } from './useToast'

/** Toasts each sentence of a failed call. */
export function useToastFailures(variant: 'warning' | 'error' = 'warning') {
  const toast = useToast()
  return (error: unknown) => {
    for (const message of failureMessages(error)) toast(message, variant)
  }
}
