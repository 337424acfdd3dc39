import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { contact, phoneLink } from './contactDetails'
import { TextAnchor } from './loginLink'

/** Gives users without e-mail a number to call. */
export function NoEmailHelp() {
  const { t } = useTranslation('auth')
  return (
    <Typography variant="body2">
      <span>{t('noEmail')}</span> <Phone href={phoneLink}>{contact.phone}</Phone>
    </Typography>
  )
}

const Phone = styled(TextAnchor)({ whiteSpace: 'nowrap' })
