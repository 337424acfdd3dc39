import { Card, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { phoneLinkTo } from '~/client/shared/contact'
import { formatDay, useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'
import type { LibraryPage } from '~/diagnosis'

type AdviceProps = { page: LibraryPage; headings: { check: string; today: string } }

/** The one check in the field, what to do today, and whom to ask: as the report has them. */
export function Advice({ page: { check, actions, contacts }, headings }: AdviceProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  return (
    <Frame>
      <CheckCard variant="outlined">
        <Typography variant="h5" component="h2">
          {headings.check}
        </Typography>
        <strong>{check.question}</strong>
        <Typography color="textSecondary">{check.ifNot}</Typography>
      </CheckCard>
      <Typography variant="h4" component="h2">
        {headings.today}
      </Typography>
      <ol>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      {contacts.map(({ name, request, numbers, source, checkedOn }) => (
        <p key={name}>
          {request}
          {numbers.map((number) => (
            <PhoneLink key={number} href={phoneLinkTo(number)}>
              {number}
            </PhoneLink>
          ))}
          {source ? (
            <Typography variant="caption" color="textSecondary">
              {t('result.source', { title: source.title, date: formatDay(checkedOn, language) })}
            </Typography>
          ) : null}
        </p>
      ))}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  '& > ol, & > p': { maxWidth: MAX_LINE_LENGTH },
  '& > h2': { margin: theme.spacing(3, 0, 1) },
  '& > ol': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.75),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
    fontWeight: 600,
    '& ::marker': { fontWeight: 700 },
  },
  '& > p': { margin: theme.spacing(1.5, 0, 0) },
  '& .MuiTypography-caption': { display: 'block' },
}))

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  border: `2px solid ${theme.vars.palette.info.main}`,
  '& > strong': { fontWeight: 600 },
}))

const PhoneLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  marginInlineStart: 12,
  fontWeight: 700,
})
