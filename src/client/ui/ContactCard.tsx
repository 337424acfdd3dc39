import CallRounded from '@mui/icons-material/CallRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import { Card, Link, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isOld } from '~/contract/age'
import type { Result } from '~/contract/responses'

import { phoneLinkTo } from './contactDetails'
import { formatDay, useLanguage } from '~/client/i18n/i18n'

type ContactCardProps = { contact: Pick<Result['contacts'][number], 'request' | 'numbers' | 'checkedOn'> }

export function ContactCard({ contact: { request, numbers, checkedOn } }: ContactCardProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const [today] = useState(Date.now)
  return (
    <Contact variant="outlined" data-plain={numbers.length === 0}>
      {numbers.length > 0 ? <CallRounded color="primary" /> : <PersonRounded color="primary" />}
      <Request>
        <Typography variant="body2">{request}</Typography>
        {numbers.map((number) => (
          <PhoneLink key={number} href={phoneLinkTo(number)}>
            {number}
          </PhoneLink>
        ))}
        {numbers.length > 0 && isOld(checkedOn, today) ? (
          <Typography variant="body2">{t('result.oldNumber', { date: formatDay(checkedOn, language) })}</Typography>
        ) : null}
      </Request>
    </Contact>
  )
}

const Contact = styled(Card)(({ theme }) => ({
  ...theme.mixins.row(1.5),
  padding: theme.spacing(0.5, 1.5),
  minHeight: 44,
  '&[data-plain="true"]': { border: 0, backgroundColor: 'transparent' }, // nothing to press
  '& p, & a': { textWrap: 'pretty' },
}))

/** A number stands next to the request if both fit. */
const Request = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minWidth: 0,
  flex: 1,
  '& > p': { flex: '1 1 9rem' },
}))

const PhoneLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h6,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
}))
