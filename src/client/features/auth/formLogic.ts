import { yupResolver } from '@hookform/resolvers/yup'
import { createFormControl } from 'react-hook-form'
import type { DefaultValues, FieldErrors, Path, Resolver } from 'react-hook-form'

import { loginSchema, registerSchema } from '~/contract/credentials'
import type { LoginRequest, RegisterRequest } from '~/contract/credentials'

import { typedInto } from './typedInto'

/** A sentence for each field that is wrong. */
export type Errors = Partial<Record<string, string>>

export type StartForm<Values> = (
  form: HTMLFormElement,
  onErrors: (errors: Errors) => void,
) => {
  /** Calls `send` with what was typed if nothing is wrong with it; otherwise puts the cursor into the first wrong field. */
  submit: (send: (values: Values) => Promise<void>) => Promise<void>
  stop: () => void
}

/**
 * react-hook-form and the rules of the contract, put under a form that stands already: its fields keep what was typed
 * into them before this code arrived.
 */
const formOf =
  <Values extends Record<string, string>>(resolver: Resolver<Values>): StartForm<Values> =>
  (form, onErrors) => {
    const defaultValues = typedInto(form) as DefaultValues<Values>
    const control = createFormControl<Values>({ defaultValues, resolver })
    for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
      const { ref, onChange, onBlur } = control.register(input.name as Path<Values>)
      ref(input)
      input.addEventListener('input', onChange as (event: Event) => void)
      input.addEventListener('blur', onBlur as (event: Event) => void)
    }
    const stop = control.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => {
        if (errors) onErrors(sentencesOf(errors))
      },
    })
    return { stop, submit: (send) => control.handleSubmit(send)() }
  }

const sentencesOf = (errors: FieldErrors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      typeof error?.message === 'string' ? error.message : undefined,
    ]),
  )

export const startLogin = formOf<LoginRequest>(yupResolver(loginSchema))
export const startRegistration = formOf<RegisterRequest>(yupResolver(registerSchema))
