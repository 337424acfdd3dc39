import type { AnyObject, InferType, ObjectSchema } from 'yup'

/** Checks a request body against the contract; every wrong field is reported, unknown fields are dropped. */
export const parse = <Schema extends ObjectSchema<AnyObject>>(
  schema: Schema,
  body: unknown,
): Promise<InferType<Schema>> => schema.validate(known(schema, body), { abortEarly: false })

/** yup fails on a field called `constructor` or `toString`, so it only gets the fields of the schema. */
function known({ fields }: ObjectSchema<AnyObject>, body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(fields, name)))
}
