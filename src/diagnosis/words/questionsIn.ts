import type { Language } from '~/contract/languages'

import { questions as en } from './en/questions'
import { questions as sw } from './sw/questions'
import type { QuestionWords } from './types'

const languages: Record<Language, QuestionWords> = { en, sw }

/** Apart from `wordsIn`, because the leaf library asks nothing and need not load them. */
export const questionsIn = (language: Language): QuestionWords => languages[language]
