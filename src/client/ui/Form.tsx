import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { FormControl, IconButton, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material'
import { styled } from '@mui/material/styles'
import i18next from 'i18next'
import { useId, useState, type ReactNode } from 'react'
import {
  get,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ObjectSchema } from 'yup'

import { failureOf } from '~/client/api/failure'
import { PASSWORD_LENGTH } from '~/contract/limits'

import { fieldRefusalsIn, refusalOf } from './refusal'
import { SHRUNK_LABEL } from './theme/components'
import { useSubmit } from './useToast'

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  onSubmit: SubmitHandler<Values>
  children: ReactNode
}

/** Reads its fields on submit, because Chrome on iOS fills them without an event. */
export function Form<Values extends FieldValues>({ form, onSubmit, children }: FormProps<Values>) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        for (const field of event.currentTarget.elements)
          if (field instanceof HTMLInputElement && field.name !== '')
            form.setValue(field.name as FieldPath<Values>, field.value as FieldPathValue<Values, FieldPath<Values>>)
        return form.handleSubmit(onSubmit)(event)
      }}
    >
      {children}
    </form>
  )
}

/** As `useSubmit`; what the server refuses also stays under its field until that is edited. */
export function useSubmitForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  ...call: Parameters<typeof useSubmit<Values>>
) {
  const submit = useSubmit(...call)
  return async (values: Values) => {
    const failure = failureOf(await submit(values))
    if (failure.kind !== 'responded') return
    const refusals = fieldRefusalsIn(failure.body)
    const refused = Object.keys(form.getValues()).filter((name) => name in refusals) as FieldPath<Values>[]
    for (const name of refused) form.setError(name, { message: refusals[name] }, { shouldFocus: name === refused[0] })
  }
}

type FormTextFieldProps<Values extends FieldValues> = Pick<
  OutlinedInputProps,
  'autoComplete' | 'endAdornment' | 'type'
> & {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name: FieldPath<Values>
  label: string
  /** What is allowed; also shown with an error. */
  hint?: string | undefined
  /** A way out of the error. */
  errorLink?: ReactNode
  autoCapitalize?: 'none' | 'words'
}

/** A text field with its error. Not MUI's `TextField`, which would load the code of selects and menus. */
export function FormTextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  errorLink,
  autoCapitalize = 'none',
  ...input
}: FormTextFieldProps<Values>) {
  useTranslation() // re-renders the error in a new language
  const id = useId()
  const { ref, ...field } = form.register(name)
  const error: FieldError | undefined = get(form.formState.errors, name)
  const message = error?.message === undefined ? undefined : refusalOf(error.message)
  return (
    <Field fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        {...input}
        {...field}
        id={id}
        inputRef={ref}
        label={label}
        placeholder=" "
        slotProps={{ input: { 'aria-describedby': `${id}-help`, autoCapitalize, spellCheck: false } }}
      />
      <Help id={`${id}-help`} data-error={error !== undefined}>
        {message === undefined && hint !== undefined ? null : (
          <span>{message ?? BLANK /* keeps the form from moving */}</span>
        )}
        {errorLink}
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </Help>
    </Field>
  )
}

const BLANK = '\u200b'

/** Before hydration CSS alone moves the label, which MUI then does in JavaScript. */
const Field = styled(FormControl)(({ theme }) => ({
  'html:not([data-hydrated]) &:is(:focus-within, :has(input:not(:placeholder-shown)), :has(:autofill)) > label': {
    transform: SHRUNK_LABEL,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Hint = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }))

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0.375, 1.75, 0),
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'flex', alignItems: 'center', minHeight: 48 },
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}))

type PasswordFieldProps<Values extends FieldValues> = Omit<FormTextFieldProps<Values>, 'label'> & { label?: string }

/** A password field with a button that shows the text. A new password has a rule. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { t } = useTranslation('auth')
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <End>
      <IconButton
        edge="end"
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </End>
  )
  return (
    <FormTextField
      {...props}
      label={props.label ?? t('password')}
      hint={props.autoComplete === 'new-password' ? t('passwordHint', PASSWORD_LENGTH) : undefined}
      type={isShown ? 'text' : 'password'}
      endAdornment={toggle}
    />
  )
}

const End = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: 8 })

/** Loads a contract schema on submit; without it only the server validates. Errors are codes, shown in any language. */
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
