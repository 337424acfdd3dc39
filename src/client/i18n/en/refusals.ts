import { en } from '~/contract/errors/en'
import type { ErrorSentences } from '~/contract/errors/errors'

/** What a form or the server refuses, by its code. */
export const refusals: ErrorSentences = en
