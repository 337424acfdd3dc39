import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useTranslation } from 'react-i18next'

import { failureMessages } from '~/client/shared/failureMessages'
import { formatDay, useLanguage } from '~/client/shared/i18n'
import type { SessionsResponse } from '~/contract/account'

import { useEndSessionMutation, useGetSessionsQuery } from './accountApi'
import { AccountSection } from './AccountSection'
import { useSubmit } from './useSubmit'

export function SessionSection() {
  const { t } = useTranslation('account')
  const { data, error } = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <AccountSection heading={t('sessions.heading')}>
      {error && !data ? <Alert severity="info">{failureMessages(error)[0]}</Alert> : null}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', minHeight: error ? 0 : 48 }}>
        {data?.sessions.map((session) => (
          <SessionItem key={session.id} {...session} />
        ))}
      </Stack>
    </AccountSection>
  )
}

function SessionItem({ id, createdAt, lastUsedAt, isCurrent }: SessionsResponse['sessions'][number]) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { enqueueSnackbar } = useSnackbar()
  const [endSession, { isLoading }] = useEndSessionMutation()
  const end = useSubmit(endSession, () => {
    enqueueSnackbar(t('sessions.ended'), { variant: 'success' })
  })
  const times = { since: formatDay(createdAt, language), lastUsed: formatDay(lastUsedAt, language) }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 12em' }}>
        <Typography sx={{ fontWeight: 650 }}>{isCurrent ? t('sessions.current') : t('sessions.elsewhere')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sessions.times', times)}
        </Typography>
      </Box>
      {isCurrent ? null : (
        <Button variant="outlined" loading={isLoading} onClick={() => void end(id)}>
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  )
}
