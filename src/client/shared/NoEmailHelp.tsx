import { Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { contact, phoneLink } from './contact'

/** For who has no address, or cannot read its mail: a person who helps. */
export function NoEmailHelp() {
  const { t } = useTranslation('auth')
  return (
    <Typography variant="body2">
      {t('noEmail')}{' '}
      <Link href={phoneLink} sx={{ whiteSpace: 'nowrap' }}>
        {contact.phone}
      </Link>
    </Typography>
  )
}
