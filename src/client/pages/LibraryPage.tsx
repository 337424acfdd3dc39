import { useTranslation } from 'react-i18next'

import { LibraryScreen } from '~/client/features/library/LibraryScreen'
import { WORDS } from '~/client/shared/i18n'

export function LibraryPage() {
  useTranslation(['library', 'diagnosis', ...WORDS])
  return <LibraryScreen />
}
