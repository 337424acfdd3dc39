import { useTranslation } from 'react-i18next'

import { push } from '~/client/device/push'
import { AccountSection } from '~/client/shared/AccountSection'
import { PushReminder } from '~/client/shared/PushReminder'

/** Nothing where the browser or the server has no Web Push. */
export function ReminderSection({ pushKey }: { pushKey: string | undefined }) {
  const { t } = useTranslation('history')
  if (pushKey === undefined || !push.isPossible()) return null
  return (
    <AccountSection heading={t('push.heading')} text={t('push.text')}>
      <PushReminder pushKey={pushKey} />
    </AccountSection>
  )
}
