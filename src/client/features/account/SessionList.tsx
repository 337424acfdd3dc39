import { Alert, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { failureMessages } from '~/client/ui/failureMessages'
import { focusNext } from '~/client/ui/focusNext'
import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { useSubmit, useToast } from '~/client/ui/useToast'
import type { SessionsResponse } from '~/contract/accountSchemas'

import { useEndSessionMutation, useGetSessionsQuery } from './accountApi'

export function SessionList() {
  const { data, error } = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return error && !data ? (
    <Alert variant="outlined" severity="info">
      {failureMessages(error)[0]}
    </Alert>
  ) : (
    <Sessions>
      {data?.sessions.map((session) => (
        <SessionItem key={session.id} {...session} />
      ))}
    </Sessions>
  )
}

function SessionItem({ id, createdAt, lastUsedAt, isCurrent }: SessionsResponse['sessions'][number]) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const toast = useToast()
  const [endSession, { isLoading }] = useEndSessionMutation()
  const button = useRef<HTMLButtonElement>(null)
  const end = useSubmit(endSession, () => {
    if (button.current) focusNext(button.current)
    toast(t('sessions.ended'), 'success')
  })
  const times = { since: formatDay(createdAt, language), lastUsed: formatDay(lastUsedAt, language) }

  return (
    <li>
      <div>
        <strong>{isCurrent ? t('sessions.current') : t('sessions.elsewhere')}</strong>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.times', times)}
        </Typography>
      </div>
      {isCurrent ? null : (
        <Button ref={button} variant="outlined" loading={isLoading} onClick={() => void end(id)}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

const Sessions = styled('ul')(({ theme }) => ({
  ...theme.mixins.column(2),
  minHeight: 48,
  ...theme.mixins.plainList,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.5) },
  '& > li > div': { flex: '1 1 12em' },
  '& strong': { fontWeight: theme.typography.h6.fontWeight },
}))
