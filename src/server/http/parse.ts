import type { AnyObject, InferType, ObjectSchema } from 'yup'

/** Checks a request body against the contract; every wrong field is reported, unknown fields are dropped. */
export const parse = <Schema extends ObjectSchema<AnyObject>>(
  schema: Schema,
  body: unknown,
): Promise<InferType<Schema>> => schema.validate(isRecord(body) ? body : {}, { abortEarly: false, stripUnknown: true })

const isRecord = (body: unknown) => typeof body === 'object' && body !== null && !Array.isArray(body)
