import { previewSentencesOf, sentencesOf } from '~/client/features/result/resultText'
import { shareTextOf, smsTextOf } from '~/client/features/result/share/shareText'
import { PROGRESS, REPLIES } from '~/contract/replies'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'
import { cropOf, followUpAdvice, previewFor, readWithReplies, resultFor, wordsIn } from '~/diagnosis'
import type { Reply, Thresholds, Verdict } from '~/diagnosis'
import { entryFor, hasAlert, isDisease } from '~/diagnosis/catalogue/catalogue'
import { QUESTIONS } from '~/diagnosis/catalogue/questions'
import type { QuestionFacts } from '~/diagnosis/catalogue/questions'

import { thresholds as shipped } from '../../models/leaf/model.json'
import { labels, leafLabels } from '../diagnosis/labels'

import { writeReport } from './writeReport'

export type Answer = { name: string; verdict: Verdict; replies: readonly Reply[] }

const thresholds: Thresholds = shipped
const questions: readonly (QuestionFacts & { id: Reply['question'] })[] = QUESTIONS
const at = (label: string, probability: number) => ({ label, probability })
const siblingsOf = (label: string) => leafLabels.filter((other) => other !== label && cropOf(other) === cropOf(label))

/** A day counts, or somebody must be told. */
function isNotable(label: string): boolean {
  const entry = entryFor(label)
  return isDisease(entry) && (entry.urgency === 'act' || hasAlert(entry, 'report'))
}

/** Each label surely, probably, because of few places, too weakly, and in front of others of its crop: of each that is notable. */
const plain = leafLabels.flatMap((label): Answer[] => {
  const named = (level: string, verdict: Verdict): Answer => ({ name: `${label}, ${level}`, verdict, replies: [] })
  return [
    named('very sure', { kind: 'confident', ...at(label, 0.97), sureness: 'very', alternatives: [] }),
    named('fairly sure', { kind: 'confident', ...at(label, 0.9), sureness: 'fairly', alternatives: [] }),
    named('probable', { kind: 'ranked', candidates: [at(label, 0.8)] }),
    named('few places', { kind: 'ranked', candidates: [at(label, 0.95)], tooFewPlaces: true }),
    named('unsure', { kind: 'unsure', candidates: [at(label, 0.3)] }),
    ...siblingsOf(label)
      .filter((other, index) => isNotable(label) || isNotable(other) || index % 3 === 0)
      .map((other) => named(`before ${other}`, { kind: 'ranked', candidates: [at(label, 0.5), at(other, 0.3)] })),
    ...siblingsOf(label)
      .filter(isNotable)
      .map((other) => named(`far before ${other}`, { kind: 'ranked', candidates: [at(label, 0.8), at(other, 0.1)] })),
  ]
})

/** Each question with each reply, where the photo speaks for either side of it and where it does not know. */
const asked = questions.flatMap(({ id, yes, no }) =>
  REPLIES.flatMap((answer) =>
    [0.2, 0.7].map((share): Answer => {
      const posterior = labels.map((label) => (label === yes[0] ? share : label === no[0] ? 1 - share : 0))
      const replies: Reply[] = [{ question: id, answer }]
      const told = { crop: cropOf(yes[0]), confirmed: true }
      const verdict = readWithReplies(posterior, labels, { thresholds, told, replies })
      return { name: `${id} ${answer} at ${share}`, verdict, replies }
    }),
  ),
)

const FREE = ['notALeaf', 'unknownCrop', 'otherCrop', 'mixedCrops', 'tooDark', 'tooBlurred', 'tooFar'] as const
const free = FREE.map((kind): Answer => ({ name: kind, verdict: { kind }, replies: [] }))
const doubted = leafLabels.flatMap((label): Answer[] => {
  const crop = cropOf(label)
  return [
    { name: `is it ${crop}?`, verdict: { kind: 'contradiction', crop }, replies: [] },
    { name: `we think ${crop}`, verdict: { kind: 'cropQuestion', crop }, replies: [] },
  ]
})

export const everyAnswer: readonly Answer[] = [...plain, ...asked, ...free, ...doubted]

/** Whose own check is answered by these replies. */
export const checkedBy = (replies: readonly Reply[]) =>
  replies.flatMap(({ question }) => questions.find(({ id }) => id === question)?.checks ?? [])

const CREATED_AT = '2026-11-28T08:00:00Z'

/** Everything that somebody may read or hear of an answer; the words of the client must be loaded. `today`: milliseconds since 1970. */
export function textsOf({ verdict, replies }: Answer, language: Language, today: number) {
  const words = wordsIn(language)
  const result = resultFor(verdict, words, replies)
  const look = previewFor(verdict, words)
  const shared = (of: Result, isPreview: boolean) => ({ result: of, language, createdAt: CREATED_AT, today, isPreview })
  const follow = PROGRESS.map((progress) => [progress, followUpAdvice(verdict, progress, result.recheckDays, words)])
  return {
    result,
    look,
    report: writeReport(verdict, words, today, result),
    heard: sentencesOf(result).join(' '),
    share: shareTextOf(shared(result, false)),
    sms: smsTextOf(shared(result, false)),
    lookHeard: previewSentencesOf(look).join(' '),
    lookShare: shareTextOf(shared(look, true)),
    lookSms: smsTextOf(shared(look, true)),
    followUps: Object.fromEntries(follow) as Record<(typeof PROGRESS)[number], string[]>,
  }
}
