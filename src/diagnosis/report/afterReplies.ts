import type { Result } from '~/contract/responses'

import { entryFor } from '../catalogue/catalogue'
import { IRREVERSIBLE } from '../catalogue/pictures'
import { twinOf } from '../catalogue/twins'
import { questionOf, sentencesOf } from '../verdict/questions'
import type { Reply } from '../verdict/questions'
import type { Verdict } from '../verdict/verdict'
import { questionsIn } from '../words/wordsIn'
import type { Words } from '../words/types'
import { MAX_ACTIONS, isProtectable, protectNow, todayFor } from './advice'
import { aloneIn } from './inTenths'
import { likelyOf, mustStay, spreadsFast } from './rankedResult'

/**
 * With what each reply has changed: a check that was answered is not asked again. After a "no" it says what to do then, and
 * nothing that cannot be undone. Once a sign that spreads fast is seen, its own actions take the place of further checks.
 */
export function afterReplies(plain: Result, verdict: Verdict, replies: readonly Reply[], words: Words): Result {
  const denied = asked(replies, 'no')
  const seen = asked(replies, 'yes').filter((label) => !denied.includes(label))
  const isProtected = seen.some((label) => isProtectable(entryFor(label)))
  const result = isProtected ? { ...plain, actions: protectNow(plain.actions, words) } : plain
  const unknown = asked(replies, 'cannotTell').filter((label) => !denied.includes(label))
  const own = questionsIn(words.language)
  const answered = sentencesOf(replies, own)
  const told = { ...result, answered, checked: answered.map(own.forOthers) }
  const settle: Settle = (label, check) => {
    if (denied.includes(label)) return { ...check, question: null }
    return seen.includes(label) || unknown.includes(label) ? null : check
  }
  if (result.candidates.length > 0) return afterChecks(told, settle, { denied, seen }, words)
  const label = labelOf(verdict, words)
  const isDone = [...denied, ...seen].includes(label)
  return {
    ...told,
    check: result.check && settle(label, result.check),
    ...(isDone && verdict.kind === 'ranked' && { strip: stripOf(result, words) }),
    ...(denied.includes(label) && undoableOf(result, words)),
  }
}

type Check = NonNullable<Result['check']>
type Settle = (label: string, check: Check) => Check | null

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

/** What is left to do where the sign was not seen. */
function undoableOf({ actions, pictograms }: Result, { phrases }: Words): Pick<Result, 'actions' | 'pictograms'> {
  const left = actions
    .map((action, index) => ({ action, pictogram: pictograms[index] ?? '' }))
    .filter(({ pictogram }) => !IRREVERSIBLE.has(pictogram))
  if (left.length === 0) return { actions: [phrases.rankedAgain.other], pictograms: ['mark'] }
  return { actions: left.map(({ action }) => action), pictograms: left.map(({ pictogram }) => pictogram) }
}

type Told = { denied: readonly string[]; seen: readonly string[] }

function afterChecks(result: Result, settle: Settle, { denied, seen }: Told, words: Words): Result {
  const { banner } = words.phrases
  const candidates = result.candidates.map((one) => ({
    ...one,
    check: one.check && settle(one.label, one.check),
    ...(denied.includes(one.label) && isIrreversibleIfYes(one.label) && { action: '' }),
  }))
  const open = candidates.filter(({ check }) => check?.question != null)
  return {
    ...result,
    candidates,
    strip: open.length > 0 ? banner.checks(open.length) : banner.watch,
    ...todayAfter(result, { open: open.map(({ label }) => label), seen }, words),
  }
}

function todayAfter(
  { candidates, actions, pictograms }: Result,
  { open, seen }: { open: readonly string[]; seen: readonly string[] },
  words: Words,
): Pick<Result, 'actions' | 'pictograms'> {
  const urgent = likelyOf(candidates).filter(spreadsFast)
  const [proven] = urgent.filter(({ label }) => seen.includes(label))
  if (proven && urgent.every(({ label }) => seen.includes(label) || twinOf(label) === proven.label)) {
    const today = todayFor(proven, words)
    return {
      actions: protectNow(today.actions.slice(0, MAX_ACTIONS), words),
      pictograms: today.pictograms.slice(0, MAX_ACTIONS),
    }
  }
  if (open.length > 0 || mustStay(candidates)) return { actions, pictograms }
  const { urgent: again, other } = words.phrases.rankedAgain
  return { actions: [urgent.length > 0 ? again : other, ...actions.slice(1)], pictograms }
}

function isIrreversibleIfYes(label: string): boolean {
  const { ifYes, pictograms } = entryFor(label)
  return IRREVERSIBLE.has(ifYes ?? pictograms[0])
}
