import VerifiedRounded from '@mui/icons-material/VerifiedRounded'
import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { ContactCard } from '~/client/ui/ContactCard'
import { RowFold, Rows } from '~/client/ui/Rows'
import { shortNameOf } from '~/client/ui/nameOfResult'
import type { Confirmed } from '~/contract/confirmed'
import { accountPath, libraryPath, REMINDERS_ROW } from '~/contract/paths'

/** What experts have confirmed in the county, a row each: whom to call, what to look for, and the check. */
export function ConfirmedRows({ confirmed }: { confirmed: readonly Confirmed[] }) {
  const { t } = useTranslation(['history', 'diagnosis'])
  const language = useLanguage()
  if (confirmed.length === 0) return null
  return (
    <Rows>
      {confirmed.map((one) => (
        <RowFold
          key={one.id}
          icon={<VerifiedRounded aria-hidden />}
          label={t('confirmed.title', { county: one.county, name: shortNameOf(one) })}
          fact={t('confirmed.until', { day: formatRecentDay(one.endsAt, language) })}
        >
          <Details {...one} />
        </RowFold>
      ))}
    </Rows>
  )
}

function Details({ slug, lookFor, check, call }: Confirmed) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Stack spacing={1}>
      {call ? <ContactCard contact={call} /> : null}
      <Typography variant="h6" component="p">
        {t('confirmed.lookFor')}
      </Typography>
      <Typography>{lookFor}</Typography>
      <Typography variant="h6" component="p">
        {t('confirmed.check')}
      </Typography>
      <Typography>{check}</Typography>
      <Typography>{t('confirmed.caution')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to={`${libraryPath(language)}/${slug}`} variant="outlined">
          {t('confirmed.page')}
        </Button>
        <Button component={Link} to={accountPath(REMINDERS_ROW)}>
          {t('changed.alerts')}
        </Button>
      </Stack>
    </Stack>
  )
}
