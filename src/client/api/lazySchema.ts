import type { InferType, Schema } from 'yup'

/**
 * A contract schema for responses that loads with the first response it checks, because no page needs it to render.
 * If it does not arrive (an update may have replaced it), any object is valid: the server has already done its work.
 */
export const lazySchema = <Shape extends Schema>(load: () => Promise<Shape>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'yup',
    validate: async (value: unknown) => {
      const schema = await load().catch(() => undefined)
      if (schema) return schema['~standard'].validate(value)
      return isObject(value) ? { value } : { issues: [{ message: 'The schema did not arrive.' }] }
    },
    types: undefined as { input: InferType<Shape>; output: InferType<Shape> } | undefined,
  },
})

/** `whereMissing`: the result if the schema does not arrive. */
export async function matches(load: () => Promise<Schema>, value: unknown, whereMissing = false): Promise<boolean> {
  const schema = await load().catch(() => undefined)
  return schema?.isValidSync(value) ?? whereMissing
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
