import { Alert, Container, Stack, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useReplacedElsewhere, useReplaceRecoveryCodeMutation } from '~/client/api/recoveryCodeApi'
import { useLanguage } from '~/client/i18n/i18n'
import { selectUser } from '~/client/session/sessionSlice'
import { push } from '~/client/storage/push'
import { recoveryWords, useRecoveryWords } from '~/client/storage/recoveryWords'
import { useAppSelector, usePlace } from '~/client/store/hooks'
import { AccountSection } from '~/client/ui/AccountSection'
import { Button } from '~/client/ui/Button'
import { CountryChoice } from '~/client/ui/CountryChoice'
import { contractResolver, Form, PasswordField, useSubmitForm } from '~/client/ui/Form'
import { PushReminder } from '~/client/ui/PushReminder'
import { RecoveryWords } from '~/client/ui/RecoveryWords'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { failureMessages } from '~/client/ui/failureMessages'
import { saveFile } from '~/client/ui/saveFile'
import { useSubmit } from '~/client/ui/useToast'
import type { RecoveryCodeRequest } from '~/contract/accountSchemas'
import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'

import { SessionSection } from './SessionSection'
import {
  accountContract,
  useExportAccountMutation,
  useGetAccountQuery,
  useSendConfirmationMutation,
} from './accountApi'
import { DeletionSection, EmailSection, PasswordSection } from './credentialForms'

type AccountScreenProps = {
  /** What this phone stores. */
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
  const [passwords, setPasswords] = useState(0) // a new password invalidates the recovery words on the screen
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

/** Renders nothing unless both browser and server support Web Push. */
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

const resolver = contractResolver(async () => (await accountContract()).recoveryCodeRequestSchema)

/** Shows the recovery code of Sign Up until it is written down, and makes others, for users without e-mail. */
function RecoverySection({ madeAt }: { madeAt: string | null }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [replace, { data, reset }] = useReplaceRecoveryCodeMutation()
  useReplacedElsewhere(reset)
  const ofSignUp = useRecoveryWords()
  const code = data?.recoveryCode ?? ofSignUp
  const form = useForm<RecoveryCodeRequest>({ resolver, defaultValues: { password: '' } })
  const submit = useSubmitForm(form, replace, () => {
    form.reset({ password: '' })
    recoveryWords.forget()
  })
  const made = madeAt === null ? t('recovery.none') : t('recovery.madeOn', { day: dayOf(madeAt, language) })

  return (
    <AccountSection heading={t('recovery.heading')} text={t('recovery.text')}>
      {code !== null ? (
        <div role="status">
          <RecoveryWords code={code} />
          {data ? null : (
            <Button variant="contained" onClick={recoveryWords.forget} sx={{ mt: 2 }}>
              {t('recovery.done')}
            </Button>
          )}
        </div>
      ) : (
        <Form form={form} onSubmit={submit}>
          <Typography>{made}</Typography>
          <PasswordField form={form} name="password" autoComplete="current-password" />
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {madeAt === null ? t('recovery.make') : t('recovery.replace')}
          </Button>
        </Form>
      )}
    </AccountSection>
  )
}

const dayOf = (time: string, language: string) => new Date(time).toLocaleDateString(language, { dateStyle: 'long' })
