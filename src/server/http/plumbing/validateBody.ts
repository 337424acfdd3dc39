import type { FastifyInstance } from 'fastify'
import { ObjectSchema, ValidationError } from 'yup'
import type { AnyObject } from 'yup'

/**
 * Bodies are validated by the schemas of the contract: every wrong field is reported, unknown fields are dropped. Other
 * schemas of a route are documentation; answers are typed by the contract.
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
