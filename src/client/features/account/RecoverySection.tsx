import { Typography } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useReplaceRecoveryCodeMutation, useReplacedElsewhere } from '~/client/api/recoveryCodeApi'
import { AccountSection } from '~/client/shared/AccountSection'
import { Button } from '~/client/shared/Button'
import { Form, PasswordField, contractResolver } from '~/client/shared/Form'
import { useLanguage } from '~/client/shared/i18n'
import { RecoveryWords } from '~/client/shared/RecoveryWords'
import { useSubmit } from '~/client/shared/useToast'
import type { RecoveryCodeRequest } from '~/contract/account'
import { accountContract } from './accountApi'

const resolver = contractResolver(async () => (await accountContract()).recoveryCodeRequestSchema)

/** Makes a recovery code, the way back without e-mail. The code is shown once. */
export function RecoverySection({ madeAt }: { madeAt: string | null }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [replace, { data, reset }] = useReplaceRecoveryCodeMutation()
  useReplacedElsewhere(reset)
  const form = useForm<RecoveryCodeRequest>({ resolver, defaultValues: { password: '' } })
  const submit = useSubmit(replace, () => {
    form.reset({ password: '' })
  })
  const made = madeAt === null ? t('recovery.none') : t('recovery.madeOn', { day: dayOf(madeAt, language) })

  return (
    <AccountSection heading={t('recovery.heading')} text={t('recovery.text')}>
      {data ? (
        <div role="status">
          <RecoveryWords code={data.recoveryCode} />
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
