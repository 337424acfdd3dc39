import { LibraryScreen } from '~/client/features/library/LibraryScreen'
import { loadWithLanguage } from '~/client/shared/i18n'
import { loadWords } from '~/diagnosis'

import { LibraryConditionPage } from './LibraryConditionPage'

/** Both pages of the library, once their sentences are there. */
export async function loadLibraryPages() {
  await loadWithLanguage(loadWords)
  return { LibraryScreen, LibraryConditionPage }
}
