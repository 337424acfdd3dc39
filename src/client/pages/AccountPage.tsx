import { useTranslation } from 'react-i18next'

import { AccountScreen } from '~/client/features/account/AccountScreen'
import { usePackRow } from '~/client/features/onDevice/packRow'

function AccountPage() {
  useTranslation(['account', 'auth', 'history', 'look', 'notices']) // of all rows, before the first renders
  return <AccountScreen phoneRow={usePackRow()} />
}

export { AccountPage as Component }
