import { t } from 'i18next'

import { takeRestart } from '~/client/api/storedAccount'
import { appStarted } from '~/client/features/diagnosis/scanListeners'
import { forgetOldAccount } from '~/client/session/sessionListeners'
import type { AppStore } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'

/** Once, after the first render. */
export function startApp(store: AppStore) {
  forgetOldAccount()
  store.dispatch(appStarted())
  const restart = takeRestart()
  if (restart) store.dispatch(toastShown({ message: t(`shell:${restart}`), variant: 'info' }))
}
