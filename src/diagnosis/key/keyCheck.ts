import { entryFor } from '../catalogue/catalogue'
import { KEY_QUESTIONS } from '../catalogue/key/keyQuestions'
import { QUESTIONS } from '../catalogue/questions'
import { isTroubleId } from '../catalogue/troubles/troubles'
import { troubleDrawing } from '../library/mentioned'
import { checkDrawingOf } from '../report/names'
import type { TroubleTexts } from '../words/troubleTypes'
import type { QuestionWords, Words } from '../words/types'

import type { KeyCheckId, KeyReply } from './key'

type Texts = { words: Words; troubles: TroubleTexts; questions: QuestionWords }

/** The question of a check, and its drawing: `/illustrations/<drawing>.svg`. */
export function keyCheck(id: KeyCheckId, { words, troubles, questions }: Texts): { text: string; drawing: string } {
  const question = QUESTIONS.find((one) => one.id === id)
  if (question) return { text: questions.byId[question.id].text, drawing: `questions/${question.drawing}` }
  const asked = KEY_QUESTIONS.find((one) => one.id === id)
  if (asked) return { text: questions.key[asked.id], drawing: asked.drawing }
  if (isTroubleId(id)) return { text: troubles.entries[id].check.question, drawing: troubleDrawing(id) }
  const entry = entryFor(id)
  return { text: words.entries[entry.label].check.question, drawing: checkDrawingOf(entry) }
}

/** Replies that a photo of the leaf can be judged with, too, as in `repliesIn`. */
export const toldOf = (replies: readonly KeyReply[]): string =>
  replies
    .filter(({ check, answer }) => answer !== 'cannotTell' && QUESTIONS.some(({ id }) => id === check))
    .map(({ check, answer }) => `${check}:${answer}`)
    .join(',')
