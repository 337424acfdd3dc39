import type { Result } from '~/contract/responses'

import { questionOf, sentencesOf } from '../verdict/questions'
import type { Reply } from '../verdict/questions'
import type { Verdict } from '../verdict/verdict'
import { questionsIn } from '../words/wordsIn'
import type { Words } from '../words/types'
import { aloneIn } from './inTenths'

/** With what each reply has changed, and without the checks that replies have settled. A "no" settles none: what to do then stands there. */
export function afterReplies(result: Result, verdict: Verdict, replies: readonly Reply[], words: Words): Result {
  const denied = asked(replies, 'no')
  const seen = asked(replies, 'yes').filter((label) => !denied.includes(label))
  const settled = [...seen, ...asked(replies, 'cannotTell').filter((label) => !denied.includes(label))]
  const label = labelOf(verdict, words)
  const own = questionsIn(words.language)
  const answered = sentencesOf(replies, own)
  return {
    ...result,
    ...(settled.includes(label) && { check: null }),
    ...(seen.includes(label) && verdict.kind === 'ranked' && { strip: stripOf(result, words) }),
    ...(result.candidates.length > 0 && withoutChecks(result, settled, words)),
    answered,
    checked: answered.map(own.forOthers),
  }
}

/** The labels whose own check was answered so by the reply to a question. */
const asked = (replies: readonly Reply[], answer: Reply['answer']): readonly string[] =>
  replies.filter((reply) => reply.answer === answer).flatMap(({ question }) => questionOf(question).checks)

function labelOf(verdict: Verdict, { place }: Words): string {
  if (verdict.kind === 'confident') return verdict.label
  return (verdict.kind === 'ranked' && aloneIn(verdict.candidates, place)?.label) || ''
}

/** Without "check first". */
const stripOf = ({ banner, strip }: Result, { phrases }: Words) =>
  banner === 'unsure' ? strip : phrases.banner[banner]

function withoutChecks({ candidates }: Result, settled: readonly string[], { phrases }: Words) {
  const left = candidates.map((one) => (settled.includes(one.label) ? { ...one, check: null } : one))
  const count = left.filter(({ check }) => check !== null).length
  return { candidates: left, strip: count > 0 ? phrases.banner.checks(count) : phrases.banner.watch }
}
