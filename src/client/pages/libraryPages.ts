import { loadWithLanguage } from '~/client/shared/i18n'
import { loadWords } from '~/diagnosis'

import { LibraryConditionPage } from './LibraryConditionPage'
import { LibraryPage } from './LibraryPage'

/** Both pages of the library, once their sentences are there. */
export async function loadLibraryPages() {
  await loadWithLanguage(loadWords)
  return { LibraryPage, LibraryConditionPage }
}
