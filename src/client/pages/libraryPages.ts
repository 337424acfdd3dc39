import { LibraryScreen } from '~/client/features/library/LibraryScreen'
import { loadWithLanguage } from '~/client/shared/i18n'
import { loadTroubles, loadWords } from '~/diagnosis'

import { LibraryCropPage } from './LibraryCropPage'
import { LibraryEntryPage } from './LibraryEntryPage'

/** All pages of the library, once their sentences are there. */
export async function loadLibraryPages() {
  await Promise.all([loadWithLanguage(loadWords), loadWithLanguage(loadTroubles)])
  return { LibraryScreen, LibraryCropPage, LibraryEntryPage }
}
