import { useTranslation } from 'react-i18next'

import { LibraryScreen } from '~/client/features/library/LibraryScreen'
import { Page } from '~/client/shared/Page'

export function LibraryPage() {
  const { t } = useTranslation('library')
  return (
    <Page title={t('title')} description={t('description')}>
      <LibraryScreen />
    </Page>
  )
}
