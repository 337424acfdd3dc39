import { useTranslation } from 'react-i18next'

import { AccountScreen } from '~/client/features/account/AccountScreen'
import { PackSection } from '~/client/features/look/PackSection'

function AccountPage() {
  useTranslation(['account', 'auth', 'history', 'look', 'notices']) // of the sections: at once, before the first is shown
  return <AccountScreen phoneSection={<PackSection />} />
}

export { AccountPage as Component }
