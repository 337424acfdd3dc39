import CallRounded from '@mui/icons-material/CallRounded'
import CheckRounded from '@mui/icons-material/CheckRounded'
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useGetUserQuery } from '~/client/api/api'
import { Button } from '~/client/shared/Button'
import { contact, mailLink, phoneLink, whatsAppLink } from '~/client/shared/contact'
import { Notice } from '~/client/shared/Notice'
import { usePlace } from '~/client/shared/usePlace'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'

/** Where the result would be, at a balance of 0. Credits may be given meanwhile: the balance is asked for again. */
export function NoCreditsNotice() {
  const { t } = useTranslation(['notices', 'diagnosis'])
  const place = usePlace()
  useGetUserQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const actions = (
    <>
      <Button href={phoneLink} variant="contained" size="large" startIcon={<CallRounded />} sx={{ px: 2 }}>
        {t('noCredits.call', { phone: contact.phone })}
      </Button>
      {whatsAppLink === null ? null : (
        <Button href={whatsAppLink} variant="outlined" size="large" startIcon={<CallRounded />} sx={{ px: 2 }}>
          {t('noCredits.whatsApp')}
        </Button>
      )}
      <Button href={mailLink} variant="outlined" size="large" startIcon={<MailOutlineRounded />} sx={{ px: 2 }}>
        {t('noCredits.write')}
      </Button>
    </>
  )
  return (
    <Notice drawing="no-credits" title={t('noCredits.title')} actions={actions}>
      <span>{t('noCredits.used', { credits: t('diagnosis:charge', { count: CREDITS_PER_DIAGNOSIS }) })}</span>
      <Lines>
        <Line icon={<CheckRounded color="success" />}>{t('noCredits.free')}</Line>
        <Line icon={<CheckRounded color="success" />}>{t('noCredits.notSent')}</Line>
        <Line icon={<PersonRounded color="primary" />}>{t(`noCredits.urgent.${place}`)}</Line>
      </Lines>
    </Notice>
  )
}

type LineProps = { icon: ReactNode; children: ReactNode }

function Line({ icon, children }: LineProps) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body1,
    display: 'flex',
    gap: theme.spacing(1.25),
    lineHeight: theme.lineHeight.loose,
  },
}))
