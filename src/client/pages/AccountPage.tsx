import { useTranslation } from 'react-i18next'

import { AccountScreen } from '~/client/features/account/AccountScreen'
import { Page } from '~/client/shared/Page'

export function AccountPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('account.title')} description={t('account.description')}>
      <AccountScreen />
    </Page>
  )
}
