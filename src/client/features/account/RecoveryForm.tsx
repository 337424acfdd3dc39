import { Typography } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useReplacedElsewhere, useReplaceRecoveryCodeMutation } from '~/client/api/recoveryCodeApi'
import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { recoveryWords, useRecoveryWords } from '~/client/storage/recoveryWords'
import { Button } from '~/client/ui/Button'
import { contractResolver, Form, PasswordField, useSubmitForm } from '~/client/ui/Form'
import { RecoveryWords } from '~/client/ui/RecoveryWords'
import type { RecoveryCodeRequest } from '~/contract/accountSchemas'

import { accountContract } from './accountApi'

const resolver = contractResolver(async () => (await accountContract()).recoveryCodeRequestSchema)

/** Shows the recovery code of Sign Up until it is written down, and makes others, for users without e-mail. */
export function RecoveryForm({ madeAt }: { madeAt: string | null }) {
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
  const made = madeAt === null ? t('recovery.none') : t('recovery.madeOn', { day: formatDay(madeAt, language) })

  if (code !== null)
    return (
      <div role="status">
        <RecoveryWords code={code} />
        {data ? null : (
          <Button variant="contained" onClick={recoveryWords.forget} sx={{ mt: 2 }}>
            {t('recovery.done')}
          </Button>
        )}
      </div>
    )
  return (
    <>
      <Typography color="textSecondary">{t('recovery.text')}</Typography>
      <Typography>{made}</Typography>
      <Form form={form} onSubmit={submit}>
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {madeAt === null ? t('recovery.make') : t('recovery.replace')}
        </Button>
      </Form>
    </>
  )
}
