import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { IconButton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { FormTextField } from './FormTextField'
import type { FormTextFieldProps } from './FormTextField'

type PasswordFieldProps<Values extends FieldValues> = Omit<FormTextFieldProps<Values>, 'label'> & { label?: string }

/** A password that can be shown while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { t } = useTranslation('auth')
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <End>
      <IconButton
        edge="end"
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => {
          setIsShown(!isShown)
        }}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </End>
  )
  return (
    <FormTextField
      {...props}
      label={props.label ?? t('password')}
      type={isShown ? 'text' : 'password'}
      endAdornment={toggle}
    />
  )
}

const End = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: 8 })
