import { Alert, Container, Stack, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { selectUser } from '~/client/session/sessionSlice'
import { failureMessages } from '~/client/shared/failureMessages'
import { Loading, SignedInOnly } from '~/client/shared/SignedInOnly'
import { useAppSelector } from '~/client/store/hooks'

import { useGetAccountQuery } from './accountApi'
import { CountrySection } from './CountrySection'
import { DataSection } from './DataSection'
import { DeletionSection } from './DeletionSection'
import { EmailSection } from './EmailSection'
import { PasswordSection } from './PasswordSection'
import { RecoverySection } from './RecoverySection'
import { ReminderSection } from './ReminderSection'
import { SessionSection } from './SessionSection'
import { UnconfirmedNotice } from './UnconfirmedNotice'

type AccountScreenProps = {
  /** What this phone keeps. */
  phoneSection: ReactNode
}

/** What a person may do with the account; signed out, the way to log in. */
export function AccountScreen({ phoneSection }: AccountScreenProps) {
  const { t } = useTranslation('account')
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2.5, md: 5 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
        {t('heading')}
      </Typography>
      <SignedInOnly title={t('signedOut')}>
        <Account phoneSection={phoneSection} />
      </SignedInOnly>
    </Container>
  )
}

function Account({ phoneSection }: AccountScreenProps) {
  const { t } = useTranslation('account')
  const username = useAppSelector((state) => selectUser(state)?.username)
  const query = useGetAccountQuery()
  const [passwords, setPasswords] = useState(0) // a new one ends the words that are shown
  const data = useDeferredValue(query.data)
  const isBegun = useDeferredValue(true, false) // what stands below the first screen comes in small steps
  if (!data && !query.error) return <Loading />
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {data ? t('owner', data) : username}
      </Typography>
      <Stack spacing={3}>
        {query.error && !query.data ? (
          <Alert variant="outlined" severity="info">
            {failureMessages(query.error)[0]}
          </Alert>
        ) : null}
        {data && !data.isEmailConfirmed ? <UnconfirmedNotice email={data.email} /> : null}
        <CountrySection />
        <PasswordSection
          onChanged={() => {
            setPasswords((earlier) => earlier + 1)
          }}
        />
        {data ? <RecoverySection key={passwords} madeAt={data.recoveryCodeMadeAt} /> : null}
        {isBegun ? <EmailSection /> : null}
        {isBegun ? (
          <Others
            phoneSection={
              <>
                <ReminderSection pushKey={data?.pushKey} />
                {phoneSection}
              </>
            }
          />
        ) : null}
      </Stack>
    </>
  )
}

function Others({ phoneSection }: AccountScreenProps) {
  const isBegun = useDeferredValue(true, false)
  return (
    <>
      <SessionSection />
      {phoneSection}
      {isBegun ? <DataSection /> : null}
      {isBegun ? <DeletionSection /> : null}
    </>
  )
}
