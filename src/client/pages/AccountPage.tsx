import { useTranslation } from 'react-i18next'

import { AccountScreen } from '~/client/features/account/AccountScreen'
import { usePackRow } from '~/client/features/onDevice/packRow'
import { usePlanRow } from '~/client/features/order/planRow'

function AccountPage() {
  useTranslation(['account', 'auth', 'diagnosis', 'history', 'look', 'notices', 'order']) // of all rows, before the first renders
  return <AccountScreen phoneRow={usePackRow()} planRow={usePlanRow()} />
}

export { AccountPage as Component }
