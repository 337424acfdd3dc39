import { QUESTIONS } from '../catalogue/questions'
import type { QuestionFacts, QuestionId } from '../catalogue/questions'
import type { QuestionWords } from '../words/types'
import type { Thresholds, Told } from './observation'
import { updateByAnswer } from './posterior'
import type { CheckAnswer, CheckRatios, Posterior } from './posterior'
import { readPosterior } from './verdict'
import type { Verdict } from './verdict'

/** What the farmer has answered, in the order of asking. */
export type AnsweredQuestion = { question: QuestionId; answer: CheckAnswer }

const MAX_QUESTIONS = 2
/** A side that is less likely than this is not worth a question. */
const CLOSE = 0.1

/**
 * The question that separates the candidates best, the first of the catalogue where several do. None where the answer is
 * sure or there is none, where no candidate comes close to the first, and after two.
 */
export function nextQuestion(verdict: Verdict, answered: readonly AnsweredQuestion[]) {
  if (verdict.kind !== 'ranked' || answered.length >= MAX_QUESTIONS) return undefined
  const weights = new Map(verdict.candidates.map(({ label, probability }) => [label, probability]))
  const weigh = (labels: readonly string[]) => labels.reduce((sum, label) => sum + (weights.get(label) ?? 0), 0)
  const [best] = QUESTIONS.filter(({ id }) => !answered.some(({ question }) => question === id))
    .map((question) => ({ question, weight: Math.min(weigh(question.yes), weigh(question.no)) }))
    .sort((a, b) => b.weight - a.weight)
  return best !== undefined && best.weight >= CLOSE ? best.question : undefined
}

type Reading = { thresholds: Thresholds; told: Told | undefined; answered: readonly AnsweredQuestion[] }

/**
 * A stored posterior read with the answers to its questions. The ratios are estimates, so they never make an answer very
 * sure; nor do they take back that one was ranked. Throws as `readPosterior` does.
 */
export function readAnswered(
  stored: Posterior,
  labels: readonly string[],
  { thresholds, told, answered }: Reading,
): Verdict {
  const updated = answered.reduce(
    (posterior, { question, answer }) => updateByAnswer(posterior, labels, ratiosOf(question), answer),
    stored,
  )
  const verdict = readPosterior(updated, labels, thresholds, told)
  if (answered.length === 0) return verdict
  if (verdict.kind === 'confident') return { ...verdict, sureness: 'fairly' }
  return verdict.kind === 'unsure' ? { kind: 'ranked', candidates: verdict.candidates } : verdict
}

/** What each answer has changed, as a sentence. */
export const sentencesOf = (answered: readonly AnsweredQuestion[], { byId, cannotTell }: QuestionWords): string[] =>
  answered.map(({ question, answer }) => {
    const words = byId[question]
    return answer === 'cannotTell' ? cannotTell(words.text) : words[answer]
  })

/** Each side moves by the root of the ratio, so that a label on neither side stays between the two. */
export function ratiosOf(id: QuestionId): CheckRatios {
  const question: QuestionFacts | undefined = QUESTIONS.find((one) => one.id === id)
  if (question === undefined) throw new RangeError(`No question has the id "${id}".`)
  const { yes, no, ratio } = question
  return { yes: ratios(yes, no, ratio.yes), no: ratios(no, yes, ratio.no) }
}

const ratios = (own: readonly string[], others: readonly string[], ratio: number) =>
  Object.fromEntries([
    ...own.map((label) => [label, Math.sqrt(ratio)] as const),
    ...others.map((label) => [label, 1 / Math.sqrt(ratio)] as const),
  ])
