import type { FieldValues, Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'

/** Checks a form by a schema of the contract, which is loaded when the form is sent. If it does not arrive, the server checks alone. */
export const contractResolver =
  <Values extends FieldValues>(load: () => Promise<ObjectSchema<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    try {
      const [schema, { yupResolver }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "validation" */ '@hookform/resolvers/yup'),
      ])
      return await (yupResolver(schema) as unknown as Resolver<Values>)(values, context, options)
    } catch {
      return { values, errors: {} }
    }
  }
