import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isContactSet, mailLink, whatsAppLink } from '~/client/ui/contactDetails'
import { RowLink, Rows } from '~/client/ui/Rows'
import { useHasPlan } from '~/client/ui/useHasPlan'

import { shareTextOf, type SharedResult } from './share/shareText'

/** With a plan, ways to write to the operator with the answer, as far as they are set. */
export function AskOperator({ shared }: { shared: SharedResult }) {
  const { t } = useTranslation('share')
  const hasPlan = useHasPlan()
  const [today] = useState(Date.now)
  if (!hasPlan || (whatsAppLink === null && !isContactSet.email)) return null
  const text = encodeURIComponent(`${t('support.lead')}\n\n\n${shareTextOf({ ...shared, today })}`)
  const mail = `${mailLink}?subject=${encodeURIComponent(t('support.subject'))}&body=${text}`
  return (
    <div>
      <Typography sx={{ mb: 1 }}>{t('support.text')}</Typography>
      <Rows variant="outlined">
        {whatsAppLink === null ? null : (
          <RowLink to={`${whatsAppLink}?text=${text}`} icon={<WhatsApp aria-hidden />} label={t('support.whatsApp')} />
        )}
        {isContactSet.email ? (
          <RowLink to={mail} icon={<MailOutlineRounded aria-hidden />} label={t('support.mail')} />
        ) : null}
      </Rows>
    </div>
  )
}
