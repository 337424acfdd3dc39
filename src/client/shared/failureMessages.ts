import { t } from 'i18next'

import { failureOf } from './failure'
import { refusalsIn } from './refusal'
import { useToast } from './useToast'

/** The sentences to toast when a form could not be sent: at least one, and none when the call was aborted. */
export function failureMessages(error: unknown): string[] {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'responded':
      return refusalsIn(failure.body) ?? sentencesIn(failure.body) ?? [t('errors:auth')]
    case 'noResponse':
      return [t('errors:noResponse')]
    case 'unexpected':
      return [t('errors:unexpected')]
    case 'aborted':
      return []
  }
}

/** Undefined for a body without a sentence. */
function sentencesIn(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const messages = Object.values(body)
    .flat()
    .filter((message) => typeof message === 'string')
  return messages.length > 0 ? messages : undefined
}

/** Toasts each sentence of a failed call. */
export function useToastFailures(variant: 'warning' | 'error' = 'warning') {
  const toast = useToast()
  return (error: unknown) => {
    for (const message of failureMessages(error)) toast(message, variant)
  }
}
