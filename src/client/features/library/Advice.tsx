import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { ContactCard } from '~/client/shared/ContactCard'
import { formatDay, useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import type { LibraryPage } from '~/diagnosis'

type AdviceProps = { page: LibraryPage; headings: { check: string; today: string } }

/** Check, actions and contacts as the report has them. */
export function Advice({ page: { check, actions, contacts }, headings }: AdviceProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  return (
    <Frame>
      <CheckCard variant="check">
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
      {contacts.map((contact) => (
        <Ask key={contact.name}>
          <ContactCard contact={contact} />
          {contact.source ? (
            <Typography variant="caption" color="textSecondary">
              {t('result.source', {
                title: contact.source.title,
                date: formatDay(contact.checkedOn, language),
              })}
            </Typography>
          ) : null}
        </Ask>
      ))}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  '& > h2': { margin: theme.spacing(3, 0, 1) },
  '& > ol': {
    maxWidth: MAX_LINE_LENGTH,
    ...theme.mixins.column(0.75),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
    fontWeight: 600,
    '& ::marker': { fontWeight: 700 },
  },
}))

/** A contact without a number is no card: its icon stands at the edge of the text. */
const Ask = styled('div')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  marginTop: theme.spacing(1.5),
  '& > [data-plain="true"]': { paddingLeft: 0 },
  '& > span': { display: 'block', marginTop: theme.spacing(0.5) },
}))

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  '& > strong': { fontWeight: 600 },
}))
