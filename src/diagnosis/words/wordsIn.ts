import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'

import { en } from './en/en'
import { questions as enQuestions } from './en/questions'
import { troubles as enTroubles } from './en/troubles/troubles'
import { sw } from './sw/sw'
import { questions as swQuestions } from './sw/questions'
import { troubles as swTroubles } from './sw/troubles/troubles'
import type { TroubleTexts } from './troubleTypes'
import type { QuestionWords, Words } from './types'

/** For a server: all words of every language and place at once. */
const words: Record<Language, Record<Place, Words>> = { en, sw }
const questions: Record<Language, QuestionWords> = { en: enQuestions, sw: swQuestions }
const troubles: Record<Language, Record<Place, TroubleTexts>> = { en: enTroubles, sw: swTroubles }

export const wordsIn = (language: Language, place: Place = DEFAULT_PLACE): Words => words[language][place]
export const questionsIn = (language: Language): QuestionWords => questions[language]
export const troublesIn = (language: Language, place: Place = DEFAULT_PLACE): TroubleTexts => troubles[language][place]
