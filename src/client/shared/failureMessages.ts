import { failureOf } from './failure'

/** The sentences to toast when a form could not be sent: at least one. */
export function failureMessages(error: unknown): string[] {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'answered':
      return fieldMessages(failure.body) ?? ['An error occurred. Please try again.']
    case 'noAnswer':
      return ['No response from server. Please try again later.']
    case 'unexpected':
      return ['An unexpected error occurred.']
  }
}

/** Undefined for a body without a sentence. */
function fieldMessages(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const messages = Object.values(body)
    .flat()
    .filter((message) => typeof message === 'string')
  return messages.length > 0 ? messages : undefined
}
