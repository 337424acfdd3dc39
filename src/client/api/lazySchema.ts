import type { InferType, Schema } from 'yup'

/** A schema of the contract for answers, loaded with the first answer that it checks: a page is shown without. */
export const lazySchema = <Shape extends Schema>(load: () => Promise<Shape>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'yup',
    validate: async (value: unknown) => {
      const schema = await load().catch(() => undefined)
      return schema ? schema['~standard'].validate(value) : { issues: [{ message: 'The schema did not arrive.' }] }
    },
    types: undefined as { input: InferType<Shape>; output: InferType<Shape> } | undefined,
  },
})

/** False also where the schema does not arrive. */
export async function matches(load: () => Promise<Schema>, value: unknown): Promise<boolean> {
  const schema = await load().catch(() => undefined)
  return schema?.isValidSync(value) ?? false
}
