import { Box, Card, Link as TextLink, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'
import type { LibraryPage } from '~/diagnosis'

type AdviceProps = { page: LibraryPage; headings: { check: string; today: string } }

/** The one check in the field, what to do today, and whom to ask: as the report has them. */
export function Advice({ page: { check, actions, contacts }, headings }: AdviceProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  return (
    <Box component="section" sx={{ maxWidth: MAX_LINE_LENGTH }}>
      <CheckCard variant="outlined">
        <Typography variant="h5" component="h2">
          {headings.check}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{check.question}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{check.ifNot}</Typography>
      </CheckCard>
      <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 1 }}>
        {headings.today}
      </Typography>
      <Stack component="ol" spacing={0.75} sx={{ m: 0, pl: 2.5, '& ::marker': { fontWeight: 700 } }}>
        {actions.map((action) => (
          <Typography key={action} component="li" sx={{ fontWeight: 600 }}>
            {action}
          </Typography>
        ))}
      </Stack>
      {contacts.map(({ name, numbers, source, checkedOn }) => (
        <Typography key={name} sx={{ mt: 1.5 }}>
          {t(numbers.length > 0 ? 'answer.call' : 'answer.ask', { name })}
          {numbers.map((number) => (
            <PhoneLink key={number} href={`tel:${number.replaceAll(' ', '')}`}>
              {number}
            </PhoneLink>
          ))}
          {source ? (
            <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('answer.source', { title: source.title, date: formatDay(checkedOn, language) })}
            </Typography>
          ) : null}
        </Typography>
      ))}
    </Box>
  )
}

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  border: `2px solid ${theme.vars.palette.info.main}`,
}))

const PhoneLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  marginInlineStart: 12,
  fontWeight: 700,
})
