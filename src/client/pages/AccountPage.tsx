import { useTranslation } from 'react-i18next'

import { AccountScreen } from '~/client/features/account/AccountScreen'
import { PackSection } from '~/client/features/onDevice/PackSection'

function AccountPage() {
  useTranslation(['account', 'auth', 'history', 'look', 'notices']) // of all sections, before the first renders
  return <AccountScreen phoneSection={<PackSection />} />
}

export { AccountPage as Component }
