import type { Language } from '~/contract/languages'

import type { QuestionWords } from './types'

/** In chunks of their own: only the key needs them, an answer brings its question along. */
const loaders: Record<Language, () => Promise<QuestionWords>> = {
  en: async () => (await import('./en/questions')).questions,
  sw: async () => (await import('./sw/questions')).questions,
}
const loaded: Partial<Record<Language, QuestionWords>> = {}

/** For a browser. */
export async function loadQuestions(language: Language): Promise<void> {
  loaded[language] ??= await loaders[language]()
}

/** Throws an Error where `loadQuestions` has not resolved. */
export function loadedQuestions(language: Language): QuestionWords {
  const questions = loaded[language]
  if (questions === undefined) throw new Error(`The questions in "${language}" are not loaded.`)
  return questions
}
