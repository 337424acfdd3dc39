import { codeOfMessage, fill } from '~/contract/errors/errors'
import type { ErrorCode, ErrorParams, Field, FieldError } from '~/contract/errors/errors'
import { sentencesIn } from '~/contract/errors/sentences'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { ErrorBody } from '~/contract/responses'

type Failure = { code: ErrorCode; params?: ErrorParams }

/** One sentence for the whole request. */
export const errorBody = ({ code, params = {} }: Failure, language: Language = DEFAULT_LANGUAGE) => ({
  detail: fill(sentencesIn(language)[code], params),
  error: { code, params, fields: {} },
})

type Message = { field: Field; code: ErrorCode; params?: ErrorParams }

/** Sentences by rejected field. */
export function fieldsBody(messages: readonly Message[], language: Language): ErrorBody {
  const said: { [Name in Field]?: string[] } = {}
  const fields: { [Name in Field]?: FieldError[] } = {}
  for (const { field, code, params = {} } of messages) {
    const sentence = fill(sentencesIn(language)[code], params)
    said[field] = [...(said[field] ?? []), sentence]
    fields[field] = [...(fields[field] ?? []), { code, params }]
  }
  return { ...said, error: { code: 'fieldsInvalid', params: {}, fields } }
}

/** Of a message that a schema of the contract has given. */
export const codeOfSchema = (message: string): ErrorCode => codeOfMessage(message) ?? 'fieldsInvalid'
