import type { InferType, Schema } from 'yup'

/**
 * A schema of the contract for answers, loaded with the first answer that it checks: a page is shown without. Where it does not
 * arrive, an update has perhaps replaced it: what the server has done, such as an account or an answer, is no error for that.
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

/** `whereMissing`: where the schema does not arrive. */
export async function matches(load: () => Promise<Schema>, value: unknown, whereMissing = false): Promise<boolean> {
  const schema = await load().catch(() => undefined)
  return schema?.isValidSync(value) ?? whereMissing
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
