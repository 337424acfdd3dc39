import type { FastifyInstance } from 'fastify'
import { ObjectSchema, ValidationError } from 'yup'
import type { AnyObject } from 'yup'

/**
 * Bodies are validated by the schemas of the contract: every wrong field is reported, unknown fields are dropped. Other
 * schemas of a route are documentation. Responses are not serialized by theirs: fast-json-stringify drops and converts
 * what does not fit, and a wrong response would look right. The contract types them, and tests compare them with the
 * OpenAPI document.
 */
export function validateBodies(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema }) => (schema instanceof ObjectSchema ? validator(schema) : () => true))
  app.setSerializerCompiler(() => JSON.stringify)
}

const validator = (schema: ObjectSchema<AnyObject>) => (body: unknown) => {
  try {
    return { value: schema.validateSync(known(schema, body), { abortEarly: false }) }
  } catch (error) {
    if (ValidationError.isError(error)) return { error }
    throw error
  }
}

/** yup fails on a field called `constructor` or `toString`, so it only gets the fields of the schema. */
function known({ fields }: ObjectSchema<AnyObject>, body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(fields, name)))
}
