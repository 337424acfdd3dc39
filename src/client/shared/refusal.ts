import i18next, { t } from 'i18next'
import { array, object, string } from 'yup'

import { FIELDS, codeOfMessage } from '~/contract/errors/errors'
import type { ErrorCode } from '~/contract/errors/errors'

const coded = object({ code: string().required(), params: object().required() })
const bodySchema = object({
  error: coded
    .shape({
      fields: object(Object.fromEntries(FIELDS.map((field) => [field, array(coded.required())]))).required(),
    })
    .required(),
})

/**
 * What the server refuses, in the reader's language: one sentence, or one for each rejected field. Undefined when it
 * gives no code, or one that is newer than this client: its own sentence must do then.
 */
export function refusalsIn(body: unknown): string[] | undefined {
  if (!bodySchema.isValidSync(body, { strict: true })) return undefined
  const { fields, ...whole } = body.error
  const rejected = Object.values(fields).flatMap((errors) => errors ?? [])
  const errors = rejected.length > 0 ? rejected : [whole]
  if (!errors.every(({ code }) => isKnown(code))) return undefined
  return errors.map(({ code, params }) => t(`errors:codes.${code as ErrorCode}`, params))
}

const isKnown = (code: string) => i18next.exists(`errors:codes.${code}`)

/** The message of a form's schema, which is written in English, in the reader's language. */
export function validationMessage(english: string): string {
  const code = codeOfMessage(english)
  return code === undefined ? english : t(`errors:codes.${code}`)
}
