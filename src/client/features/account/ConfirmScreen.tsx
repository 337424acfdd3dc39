import { Alert, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { FormCard, RecoveryLink } from '~/client/ui/FormCard'
import { useSubmit } from '~/client/ui/useToast'
import { accountPath, paths } from '~/contract/paths'

import { useConfirmEmailMutation } from './accountApi'

/** Asks for a tap, because mail scanners open links. */
function ConfirmScreen() {
  const { t } = useTranslation('account')
  const token = useLocation().hash.slice(1)
  const [confirmEmail, { isLoading, isSuccess }] = useConfirmEmailMutation()
  const confirm = useSubmit(confirmEmail, () => undefined)
  return (
    <FormCard heading={t('confirm.heading')} text={t('confirm.text')}>
      {isSuccess ? (
        <Stack spacing={1.5}>
          <Alert variant="outlined" severity="success">
            {t('confirm.success')}
          </Alert>
          <Button component={RouterLink} to={paths.predict} variant="contained" size="large">
            {t('confirm.next')}
          </Button>
        </Stack>
      ) : (
        <Stack spacing={1.5}>
          <Button variant="contained" size="large" loading={isLoading} onClick={() => void confirm({ token })}>
            {t('confirm.submit')}
          </Button>
          <RecoveryLink component={RouterLink} to={accountPath('email')}>
            {t('confirm.askAgain')}
          </RecoveryLink>
        </Stack>
      )}
    </FormCard>
  )
}

export { ConfirmScreen as Component }
