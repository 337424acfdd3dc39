import type { Language } from '~/contract/languages'

import type { QuestionId } from '../catalogue/questions'

import { questions as en } from './en/questions'
import { questions as sw } from './sw/questions'

/** `yes` and `no`: what the answer changes. Each a whole sentence that names its label. */
export type QuestionWords = {
  /** `text`: of the question. */
  cannotTell: (text: string) => string
  byId: { [Id in QuestionId]: { text: string; yes: string; no: string } }
}

const languages: Record<Language, QuestionWords> = { en, sw }

/** Apart from `wordsIn`, because the leaf library asks nothing and need not load them. */
export const questionsIn = (language: Language): QuestionWords => languages[language]
