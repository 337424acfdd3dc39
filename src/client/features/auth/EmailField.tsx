import { AccountField, PLAIN_TEXT } from './AccountField'

type EmailFieldProps = { defaultValue: string; error: string | undefined }

export function EmailField(props: EmailFieldProps) {
  return (
    <AccountField
      {...props}
      name="email"
      label="Email Address"
      type="email"
      autoComplete="email"
      inputProps={PLAIN_TEXT}
    />
  )
}
