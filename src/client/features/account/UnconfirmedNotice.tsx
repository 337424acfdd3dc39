import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { useSubmit } from '~/client/ui/useToast'
import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'

import { useSendConfirmationMutation } from './accountApi'

export function UnconfirmedNotice({ email }: { email: string }) {
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
