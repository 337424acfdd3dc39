import { Alert, Stack } from '@mui/material'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { Form, FormTextField, contractResolver, useSubmitForm } from '~/client/ui/Form'
import { FormCard, RecoveryLink } from '~/client/ui/FormCard'
import { NoEmailHelp } from '~/client/ui/NoEmailHelp'
import { RESET_LINK_MINUTES } from '~/contract/limits'
import type { ForgotRequest } from '~/contract/accountSchemas'
import { paths } from '~/contract/paths'

import { accountContract, useForgotPasswordMutation } from './accountApi'

const resolver = contractResolver(async () => (await accountContract()).forgotSchema)

function ForgotScreen() {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string>()
  const [forgotPassword] = useForgotPasswordMutation()
  const form = useForm<ForgotRequest>({ resolver, defaultValues: { email: '' } })
  const submit = useSubmitForm(form, forgotPassword, ({ email }) => setSentTo(email))

  return (
    <FormCard heading={t('forgot.heading')} text={t('forgot.text')}>
      <Form form={form} onSubmit={submit}>
        <Stack spacing={1.5}>
          {sentTo === undefined ? (
            <>
              <FormTextField form={form} name="email" label={tAuth('email')} type="email" autoComplete="email" />
              <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
                {t('forgot.submit')}
              </Button>
            </>
          ) : (
            <Alert variant="outlined" severity="success" sx={{ overflowWrap: 'anywhere' }}>
              {t('forgot.sent', { email: sentTo, minutes: RESET_LINK_MINUTES })}
            </Alert>
          )}
          <RecoveryLink component={RouterLink} to={paths.reset}>
            {t('forgot.withCode')}
          </RecoveryLink>
          <NoEmailHelp />
          <RecoveryLink component={RouterLink} to={paths.login}>
            {t('forgot.back')}
          </RecoveryLink>
        </Stack>
      </Form>
    </FormCard>
  )
}

export { ForgotScreen as Component }
