import { QUESTIONS, type QuestionFacts, type QuestionId } from '../catalogue/questions'
import type { QuestionWords } from '../words/types'
import type { Thresholds, Told } from './observation'
import { updateByReply, type CheckRatios, type CheckReply, type Posterior } from './posterior'
import { readPosterior, type Verdict } from './verdict'

/** Replies are stored in the order of questions. */
export type Reply = { question: QuestionId; answer: CheckReply }

const MAX_QUESTIONS = 2
/** A less likely side is not worth a question. */
const CLOSE = 0.1
/** Signs on the plant outweigh those in the photo. */
const HALF = 0.5

/** As many as the key asks. */
const MAX_TOLD = 5
const isAnswer = (text: string | undefined): text is 'yes' | 'no' => text === 'yes' || text === 'no'

/** Replies as text, such as `maizePowder:yes,maizeBlocks:no`; undefined for anything else. */
export function repliesIn(text: string): Reply[] | undefined {
  const replies = text.split(',').map((reply): Reply | undefined => {
    const [id, answer] = reply.split(':')
    const question = QUESTIONS.find((one) => one.id === id)
    return question && isAnswer(answer) ? { question: question.id, answer } : undefined
  })
  const known = replies.filter((reply) => reply !== undefined)
  const isDouble = new Set(known.map(({ question }) => question)).size < known.length
  return known.length < replies.length || known.length > MAX_TOLD || isDouble ? undefined : known
}

type Ranked = Extract<Verdict, { kind: 'ranked' }>

/**
 * The question that separates the candidates best, the first in the catalogue among equals. None for a sure result or
 * none at all, if no candidate comes close to the first, and after two.
 */
export function nextQuestion(verdict: Verdict, replies: readonly Reply[]) {
  if (verdict.kind !== 'ranked' || replies.length >= MAX_QUESTIONS) return undefined
  const weights = new Map(verdict.candidates.map(({ label, probability }) => [label, probability]))
  const weigh = (labels: readonly string[]) => labels.reduce((sum, label) => sum + (weights.get(label) ?? 0), 0)
  const [best] = QUESTIONS.filter(({ id }) => !replies.some(({ question }) => question === id))
    .map((question) => ({ question, weight: Math.min(weigh(question.yes), weigh(question.no)) }))
    .sort((a, b) => b.weight - a.weight)
  return best !== undefined && best.weight >= CLOSE ? best.question : undefined
}

type Reading = { thresholds: Thresholds; told: Told | undefined; replies: readonly Reply[] }

/**
 * Reads a stored posterior with replies. The ratios are estimates, so they never make a result very sure, nor undo a
 * ranking. A sign that is near proof leaves only its possible causes. Throws as `readPosterior` does.
 */
export function readWithReplies(
  stored: Posterior,
  labels: readonly string[],
  { thresholds, told, replies }: Reading,
): Verdict {
  const updated = replies.reduce(
    (posterior, { question, answer }) => updateByReply(posterior, labels, ratiosOf(question), answer),
    stored,
  )
  const verdict = readPosterior(updated, labels, thresholds, told)
  if (replies.length === 0) return verdict
  if (verdict.kind === 'confident') return { ...verdict, sureness: 'fairly' }
  if (verdict.kind === 'unsure') return provenBy(replies, { kind: 'ranked', candidates: verdict.candidates })
  return verdict.kind === 'ranked' ? provenBy(replies, verdict) : verdict
}

/** Proofs of different conditions leave the ranking unchanged. */
function provenBy(replies: readonly Reply[], verdict: Ranked): Ranked {
  const [proof, ...others] = replies
    .filter(({ answer }) => answer === 'yes')
    .map(({ question }) => questionOf(question))
    .filter(({ isNearProof }) => isNearProof)
  const proven = verdict.candidates.find(({ label }) => proof?.yes.some((own) => own === label))
  if (!proof || !proven || others.length > 0) return verdict
  const left = verdict.candidates.filter(({ label }) => !proof.no.some((other) => other === label))
  const candidates = left.map((one) =>
    one === proven ? { ...one, probability: Math.max(one.probability, HALF) } : one,
  )
  candidates.sort((a, b) => b.probability - a.probability)
  return { kind: 'ranked', candidates, ...(verdict.mixed && { mixed: true }) }
}

/** The effect of each reply, as a sentence. */
export const sentencesOf = (replies: readonly Reply[], { byId, cannotTell }: QuestionWords): string[] =>
  replies.map(({ question, answer }) => {
    const words = byId[question]
    return answer === 'cannotTell' ? cannotTell(words.text) : words[answer]
  })

/** Throws a RangeError for an unknown id. */
export function questionOf(id: QuestionId): QuestionFacts & { id: QuestionId } {
  const question = QUESTIONS.find((one) => one.id === id)
  if (question === undefined) throw new RangeError(`No question has the id "${id}".`)
  return question
}

/** Moves each side by the root of the ratio, so that a label on neither side stays in between. */
export function ratiosOf(id: QuestionId): CheckRatios {
  const { yes, no, ratio } = questionOf(id)
  return { yes: ratios(yes, no, ratio.yes), no: ratios(no, yes, ratio.no) }
}

const ratios = (own: readonly string[], others: readonly string[], ratio: number) =>
  Object.fromEntries([
    ...own.map((label) => [label, Math.sqrt(ratio)] as const),
    ...others.map((label) => [label, 1 / Math.sqrt(ratio)] as const),
  ])
