import { Alert, Container, Stack, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { push } from '~/client/device/push'
import { selectUser } from '~/client/session/sessionSlice'
import { AccountSection } from '~/client/shared/AccountSection'
import { Button } from '~/client/shared/Button'
import { CountryChoice } from '~/client/shared/CountryChoice'
import { failureMessages } from '~/client/shared/failureMessages'
import { PushReminder } from '~/client/shared/PushReminder'
import { saveFile } from '~/client/shared/saveFile'
import { Loading, SignedInOnly } from '~/client/shared/SignedInOnly'
import { usePlace } from '~/client/shared/usePlace'
import { useSubmit } from '~/client/shared/useToast'
import { useAppSelector } from '~/client/store/hooks'
import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'

import { DeletionSection, EmailSection, PasswordSection } from './credentialForms'
import { RecoverySection } from './RecoverySection'
import { SessionSection } from './SessionSection'
import { useExportAccountMutation, useGetAccountQuery, useSendConfirmationMutation } from './accountApi'

type AccountScreenProps = {
  /** What this phone keeps. */
  phoneSection: ReactNode
}

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
  const { data, error } = useGetAccountQuery()
  const [passwords, setPasswords] = useState(0) // a new one ends the words that are shown
  if (!data && !error) return <Loading />
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {data ? t('owner', data) : username}
      </Typography>
      <Stack spacing={3}>
        {error && !data ? (
          <Alert variant="outlined" severity="info">
            {failureMessages(error)[0]}
          </Alert>
        ) : null}
        {data && !data.isEmailConfirmed ? <UnconfirmedNotice email={data.email} /> : null}
        <CountrySection />
        <PasswordSection onChanged={() => setPasswords((earlier) => earlier + 1)} />
        {data ? <RecoverySection key={passwords} madeAt={data.recoveryCodeMadeAt} /> : null}
        <EmailSection />
        <SessionSection />
        <ReminderSection pushKey={data?.pushKey} />
        {phoneSection}
        <DataSection />
        <DeletionSection />
      </Stack>
    </>
  )
}

function CountrySection() {
  const { t } = useTranslation('notices')
  const place = usePlace()
  return (
    <AccountSection heading={t(`country.advice.${place}`)} text={t(`country.text.${place}`)}>
      <CountryChoice />
    </AccountSection>
  )
}

const FILE_NAME = 'jani-account.json'

function DataSection() {
  const { t } = useTranslation('account')
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const download = useSubmit(
    async () => {
      const response = await exportAccount()
      if (response.data !== undefined) saveFile(FILE_NAME, 'application/json', response.data)
      return response
    },
    () => undefined,
  )
  return (
    <AccountSection heading={t('data.heading')} text={t('data.text')}>
      <Button variant="outlined" loading={isLoading} onClick={() => void download(undefined)}>
        {t('data.submit')}
      </Button>
    </AccountSection>
  )
}

/** Renders nothing without Web Push in the browser and on the server. */
function ReminderSection({ pushKey }: { pushKey: string | undefined }) {
  const { t } = useTranslation('history')
  if (pushKey === undefined || !push.isPossible()) return null
  return (
    <AccountSection heading={t('push.heading')} text={t('push.text')}>
      <PushReminder pushKey={pushKey} />
    </AccountSection>
  )
}

function UnconfirmedNotice({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [send, { isLoading, isSuccess }] = useSendConfirmationMutation()
  const submit = useSubmit(
    () => send(),
    () => undefined,
  )
  if (isSuccess)
    return (
      <Alert variant="outlined" severity="success">
        {t('unconfirmed.sent', { email, days: CONFIRMATION_LINK_DAYS })}
      </Alert>
    )
  return (
    <Alert variant="outlined" severity="info">
      <span>{t('unconfirmed.text')}</span>
      <Button
        color="inherit"
        variant="outlined"
        loading={isLoading}
        onClick={() => void submit(undefined)}
        sx={{ display: 'flex', mt: 1.5 }}
      >
        {t('unconfirmed.send')}
      </Button>
    </Alert>
  )
}
