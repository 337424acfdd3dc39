import { Typography } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useReplaceRecoveryCodeMutation, useReplacedElsewhere } from '~/client/api/recoveryCodeApi'
import { AccountSection } from '~/client/shared/AccountSection'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { useLanguage } from '~/client/shared/i18n'
import { PasswordField } from '~/client/shared/PasswordField'
import { RecoveryWords } from '~/client/shared/RecoveryWords'
import { useSubmit } from '~/client/shared/useSubmit'
import type { RecoveryCodeRequest } from '~/contract/account'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).recoveryCodeRequestSchema,
)

type RecoverySectionProps = { madeAt: string | null }

/** The way back without e-mail: a code that is shown once. */
export function RecoverySection({ madeAt }: RecoverySectionProps) {
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
