import CallRounded from '@mui/icons-material/CallRounded'
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import { useTranslation } from 'react-i18next'

import { Button } from './Button'
import { contact, isContactSet, mailLink, phoneLink, whatsAppLink } from './contactDetails'

/** Ways to reach the operator, as far as they are set. */
export function ContactButtons() {
  const { t } = useTranslation('notices')
  return (
    <>
      {isContactSet.phone ? (
        <Button href={phoneLink} variant="outlined" size="large" startIcon={<CallRounded />} sx={{ px: 2 }}>
          {t('noCredits.call', { phone: contact.phone })}
        </Button>
      ) : null}
      {whatsAppLink === null ? null : (
        <Button href={whatsAppLink} variant="outlined" size="large" startIcon={<CallRounded />} sx={{ px: 2 }}>
          {t('noCredits.whatsApp')}
        </Button>
      )}
      {isContactSet.email ? (
        <Button href={mailLink} variant="outlined" size="large" startIcon={<MailOutlineRounded />} sx={{ px: 2 }}>
          {t('noCredits.write')}
        </Button>
      ) : null}
    </>
  )
}
