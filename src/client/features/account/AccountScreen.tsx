import { Container, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'

import { selectNeedsUser, selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { useGetAccountQuery } from './accountApi'
import { DataSection } from './DataSection'
import { DeletionSection } from './DeletionSection'
import { PasswordSection } from './PasswordSection'
import { SessionSection } from './SessionSection'
import { UnconfirmedNotice } from './UnconfirmedNotice'

/** What a person may do with the account; signed out, the way to log in. */
export function AccountScreen() {
  const { t } = useTranslation('account')
  const user = useAppSelector(selectUser)
  const isUnknown = useAppSelector(selectNeedsUser)
  const { data } = useGetAccountQuery(undefined, { skip: user === null })
  if (user === null) return isUnknown ? null : <Navigate to={paths.login} state={{ next: paths.account }} replace />

  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2.5, md: 5 } }}>
      <Typography variant="h2" component="h1">
        {t('heading')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {data ? t('owner', data) : user.username}
      </Typography>
      <Stack spacing={3}>
        {data && !data.isEmailConfirmed ? <UnconfirmedNotice email={data.email} /> : null}
        <PasswordSection />
        <SessionSection />
        <DataSection />
        <DeletionSection />
      </Stack>
    </Container>
  )
}
