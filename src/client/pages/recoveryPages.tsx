import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmScreen } from '~/client/features/account/ConfirmScreen'
import { ForgotScreen } from '~/client/features/account/ForgotScreen'
import { ResetScreen } from '~/client/features/account/ResetScreen'
import { Page } from '~/client/shared/Page'

const pageOf = (Screen: ComponentType) =>
  function RecoveryPage() {
    const { t } = useTranslation('pages')
    return (
      <Page title={t('recovery.title')} description={t('recovery.description')}>
        <Screen />
      </Page>
    )
  }

/** By the name of their path. */
export const recoveryPages = {
  forgot: pageOf(ForgotScreen),
  reset: pageOf(ResetScreen),
  confirm: pageOf(ConfirmScreen),
}
