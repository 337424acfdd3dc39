import { useTranslation } from 'react-i18next'

import { AuthScreen } from '~/client/features/auth/AuthScreen'
import { Page } from '~/client/shared/Page'

export function LoginPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('login.title')} description={t('login.description')}>
      <AuthScreen />
    </Page>
  )
}
