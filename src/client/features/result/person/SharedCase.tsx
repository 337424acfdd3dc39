import ShareRounded from '@mui/icons-material/ShareRounded'
import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { useIsOnline } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { RowFold, Rows } from '~/client/ui/Rows'
import { useToast, useToastFailures } from '~/client/ui/useToast'
import type { Person } from '~/contract/cases'

import { ConsentSwitches } from './ConsentSwitches'
import { useWithdrawLinkMutation } from './personApi'
import { useConsents } from './useConsents'

type SharedCaseProps = {
  id: string
  person: Person
  /** ISO 8601; null without a link that works. */
  linkUntil: string | null
}

/** What persons are shown of the answer, each to be withdrawn. */
export function SharedCase({ id, person, linkUntil }: SharedCaseProps) {
  const { t } = useTranslation('person')
  const isOnline = useIsOnline()
  const { given, copies = [], choose, isBusy } = useConsents(id, person)
  const isGiven = given.shows || given.teaches
  const canGive = copies.length > 0
  if (linkUntil === null && !isGiven && (!canGive || person.state === null)) return null
  return (
    <Rows variant="outlined">
      <RowFold icon={<ShareRounded aria-hidden />} label={t('manage')}>
        <Stack spacing={2}>
          {isOnline ? null : <Typography role="status">{t('ask.offline')}</Typography>}
          {isGiven || canGive ? (
            <ConsentSwitches
              {...{ given, canGive }}
              isAnswered={person.state === 'answered'}
              isPacked={person.isPacked}
              isDisabled={!isOnline || isBusy}
              onChange={(wanted) => void choose(wanted)}
            />
          ) : null}
          {person.photos > 0 ? (
            <Typography>
              <span>{t('photos.kept', { count: person.photos })}</span> <span>{t('photos.withdraw')}</span>
            </Typography>
          ) : null}
          {linkUntil === null ? null : <GivenLink {...{ id, linkUntil }} />}
        </Stack>
      </RowFold>
    </Rows>
  )
}

function GivenLink({ id, linkUntil }: { id: string; linkUntil: string }) {
  const { t } = useTranslation('person')
  const language = useLanguage()
  const isOnline = useIsOnline()
  const toast = useToast()
  const toastFailures = useToastFailures()
  const [withdrawLink, { isLoading }] = useWithdrawLinkMutation()
  const withdraw = async () => {
    const { error } = await withdrawLink({ id, language })
    if (error) toastFailures(error)
    else toast(t('link.withdrawn'), 'success')
  }
  return (
    <div>
      <Typography>{t('link.until', { date: formatRecentDay(linkUntil, language) })}</Typography>
      <Button color="error" disabled={!isOnline} loading={isLoading} onClick={() => void withdraw()}>
        {t('link.withdraw')}
      </Button>
    </div>
  )
}
