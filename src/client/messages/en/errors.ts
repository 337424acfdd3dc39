import { en } from '~/contract/errors/en'
import type { ErrorSentences } from '~/contract/errors/errors'

const codes: ErrorSentences = en

export const errors = {
  noAnswer: 'No response from server. Please try again later.',
  unexpected: 'An unexpected error occurred.',
  auth: 'An error occurred. Please try again.',
  diagnosis: 'An error occurred while diagnosing.',
  /** What a form or the server refuses, by its code. */
  codes,
}
