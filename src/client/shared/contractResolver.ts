import i18next from 'i18next'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'

/**
 * Checks a form by a schema of the contract, which is loaded when the form is sent, with its texts. If it does not arrive,
 * the server checks alone. The message of an error is its code, so that it follows the language.
 */
export const contractResolver =
  <Values extends FieldValues>(load: () => Promise<ObjectSchema<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    try {
      const [schema, { yupResolver }, { codeOfMessage }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "validation" */ '@hookform/resolvers/yup'),
        import(/* webpackChunkName: "validation" */ '~/contract/errors/errors'),
        i18next.loadNamespaces('refusals'),
      ])
      const checked = await (yupResolver(schema) as unknown as Resolver<Values>)(values, context, options)
      for (const error of Object.values<FieldErrors[string]>(checked.errors))
        if (typeof error?.message === 'string') error.message = codeOfMessage(error.message) ?? error.message
      return checked
    } catch {
      return { values, errors: {} }
    }
  }
