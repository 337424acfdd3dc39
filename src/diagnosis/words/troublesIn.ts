import type { Language } from '~/contract/languages'

import { troubles as en } from './en/troubles/troubles'
import { troubles as sw } from './sw/troubles/troubles'
import type { TroubleTexts } from './troubleTypes'

const languages: Record<Language, TroubleTexts> = { en, sw }

/** For a server: the words of all troubles at once. */
export const troublesIn = (language: Language): TroubleTexts => languages[language]
