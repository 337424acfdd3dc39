import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment } from '@mui/material'
import { useState } from 'react'

import { AccountField, PLAIN_TEXT } from './AccountField'

type PasswordFieldProps = { defaultValue: string; error: string | undefined; autoComplete: string }

/** A password that can be read while it is typed: on a phone in the sun nobody sees which dot went wrong. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => {
          setIsShown(!isShown)
        }}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <AccountField
      {...props}
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      endAdornment={toggle}
      inputProps={PLAIN_TEXT}
    />
  )
}
