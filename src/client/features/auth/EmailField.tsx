import type { FieldValues } from 'react-hook-form'

import { FormTextField } from '~/client/shared/FormTextField'
import type { FormTextFieldProps } from '~/client/shared/FormTextField'

export function EmailField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  return (
    <FormTextField
      {...props}
      label="Email Address"
      type="email"
      autoComplete="email"
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  )
}
