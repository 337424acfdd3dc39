import { AccountScreen } from '~/client/features/account/AccountScreen'
import { PackSection } from '~/client/features/look/PackSection'

export const AccountPage = () => <AccountScreen phoneSection={<PackSection />} />
