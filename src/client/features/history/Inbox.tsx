import { Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { isAnswer } from '~/contract/followUps'
import { accountPath, REMINDERS_ROW } from '~/contract/paths'

import { ConfirmedRows } from './ConfirmedRows'
import { InboxRow, useInbox } from './InboxRow'
import { useResults } from './useResults'

/** A row each for what persons answer, changed advice, new answers and plants that are due, or else the last answer; and what is confirmed. */
export function Inbox() {
  const { t } = useTranslation('history')
  const results = useResults()
  const { items, pictures, confirmed, isPending } = results
  const { answered, changed, news, due } = useInbox(results)
  const isEmpty = [answered, changed, news, due].every(({ length }) => length === 0)
  const last = isEmpty ? items.filter(isAnswer).slice(0, 1) : []
  if (isPending || (isEmpty && last.length === 0 && confirmed.length === 0)) return null
  return (
    <Stack spacing={1}>
      <InboxRow kind="answered" items={answered} pictures={pictures} />
      <InboxRow kind="changed" items={changed} pictures={pictures} />
      <InboxRow kind="news" items={news} pictures={pictures} />
      <InboxRow kind="due" items={due} pictures={pictures} />
      <ConfirmedRows confirmed={confirmed} />
      <InboxRow kind="last" items={last} pictures={pictures} />
      {changed.length > 0 || due.length > 0 ? (
        <Button component={Link} to={accountPath(REMINDERS_ROW)} sx={{ alignSelf: 'flex-start' }}>
          {t('changed.alerts')}
        </Button>
      ) : null}
    </Stack>
  )
}
