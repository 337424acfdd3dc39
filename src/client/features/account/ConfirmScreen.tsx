import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useConfirmEmailMutation } from './accountApi'
import { RecoveryCard } from './RecoveryCard'
import { useSubmit } from './useSubmit'

/** Asks for a tap: programs that look into mails open links, too. */
export function ConfirmScreen() {
  const { t } = useTranslation('account')
  const token = useLocation().hash.slice(1)
  const [confirmEmail, { isLoading, isSuccess }] = useConfirmEmailMutation()
  const confirm = useSubmit(confirmEmail, () => undefined)
  return (
    <RecoveryCard heading={t('confirm.heading')} text={t('confirm.text')}>
      {isSuccess ? (
        <Alert severity="success">{t('confirm.success')}</Alert>
      ) : (
        <Button fullWidth variant="contained" size="large" loading={isLoading} onClick={() => void confirm({ token })}>
          {t('confirm.submit')}
        </Button>
      )}
    </RecoveryCard>
  )
}
