import { Alert, Button, Link, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { paths } from '~/contract/paths'

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
        <Stack spacing={1.5}>
          <Alert severity="success">{t('confirm.success')}</Alert>
          <Button component={RouterLink} to={paths.predict} variant="contained" size="large">
            {t('confirm.next')}
          </Button>
        </Stack>
      ) : (
        <Stack spacing={1.5}>
          <Button variant="contained" size="large" loading={isLoading} onClick={() => void confirm({ token })}>
            {t('confirm.submit')}
          </Button>
          <Link component={RouterLink} to={paths.account} sx={{ py: 1.5, alignSelf: 'center' }}>
            {t('confirm.askAgain')}
          </Link>
        </Stack>
      )}
    </RecoveryCard>
  )
}
