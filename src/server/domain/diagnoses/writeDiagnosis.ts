import { DEFAULT_PLACE, type Place } from '~/contract/countries'
import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'
import { sentencesIn } from '~/contract/errors/sentences'
import { toMarkdown } from '~/contract/report'
import type { Diagnosis, DiagnosisSummary, Result } from '~/contract/responses'
import {
  adviceChanges,
  adviceFacts,
  buildReport,
  findingsOf,
  followUpAdvice,
  isPaid,
  levelOf,
  nextQuestion,
  questionOf,
  questionsIn,
  resultFor,
  troublesIn,
  wordsIn,
} from '~/diagnosis'
import type { Verdict, Words } from '~/diagnosis'

import type { PhotoVerdict } from './judgePhotos'
import type { GivenAdvice, StoredDiagnosis } from './records'

/** `today`: milliseconds since 1970, for the age of the law. `version`: of the current network. */
export type Reader = { language: Language; place: Place }

type WriteContext = { today: number; version: string }

/** The report, as text and as data. */
export function writeDiagnosis(stored: StoredDiagnosis, reader: Reader, { today, version }: WriteContext) {
  const { language } = reader
  const words = wordsIn(language, reader.place)
  const result = resultIn(stored, reader)
  const { modelVersion, toldCrop = null, verdict } = stored
  const diagnosis: Diagnosis = {
    ...factsOf(stored),
    ...findingsIn(verdict, reader),
    modelVersion,
    toldCrop,
    answer: result,
    photos: verdict.kind === 'otherCrop' ? [] : stored.photos.map((photo) => photoIn(photo, verdict, words, language)),
    firmness: firmnessIn(stored, words),
    question: modelVersion === version ? questionIn(stored, language) : null,
    replies: modelVersion === version ? repliesIn(stored, language) : [],
    followUp: followUpIn(stored, result.recheckDays, words),
    ...changesIn(stored, reader),
    ...plotIn(stored),
    ...(reader.place !== DEFAULT_PLACE && { place: reader.place }),
  }
  const { asked } = troublesIn(language, reader.place)
  return { result: toMarkdown(buildReport(verdict, result, words, { today, charge: stored.charge, asked })), diagnosis }
}

/** What pages of the history show of a diagnosis. */
export function summariseWhole(stored: StoredDiagnosis, reader: Reader): DiagnosisSummary {
  const { answered, actions } = resultIn(stored, reader)
  const summary = summarise(stored, reader)
  return { ...summary, answer: { ...summary.answer, answered, actions } }
}

/** What lists show of a diagnosis. */
export function summarise(stored: StoredDiagnosis, reader: Reader): DiagnosisSummary {
  const result = resultIn(stored, reader)
  const { condition, verdict } = findingsIn(stored.verdict, reader)
  const { followsId = null, progress = null } = stored
  return {
    ...factsOf(stored),
    condition,
    verdict,
    answer: summaryOf(result),
    followUp: followsId === null && progress === null ? null : { follows: followsId, progress },
    ...changesIn(stored, reader),
    ...plotIn(stored),
  }
}

function changesIn({ verdict, facts }: Pick<StoredDiagnosis, 'verdict' | 'facts'>, { language, place }: Reader) {
  const today = facts && adviceFacts(verdict)
  const changes = today ? adviceChanges(facts, today, wordsIn(language, place)) : []
  return changes.length > 0 && { changes }
}

/** The facts of today, if they change what the reader was told. */
export function changedFacts({ verdict, facts }: Pick<GivenAdvice, 'verdict' | 'facts'>, place: Place) {
  const today = adviceFacts(verdict)
  return today && adviceChanges(facts, today, wordsIn(DEFAULT_LANGUAGE, place)).length > 0 ? today : undefined
}

/** Left out for clients without plots. */
const plotIn = ({ plot }: StoredDiagnosis) => plot !== undefined && { plot }

const summaryOf = ({ banner, strip, crop, cropName, title, sureness, recheckDays }: Result) => ({
  banner,
  strip,
  crop,
  cropName,
  title,
  sureness,
  recheckDays,
})

const factsOf = ({ id, createdAt, charge, isByPlan }: StoredDiagnosis) => ({
  id,
  createdAt: new Date(createdAt).toISOString(),
  charge: isByPlan ? 0 : charge,
  ...(isByPlan && { byPlan: true }),
})

const resultIn = ({ verdict, replies, toldCrop }: StoredDiagnosis, { language, place }: Reader): Result =>
  resultFor(verdict, wordsIn(language, place), replies, toldCrop !== undefined)

/** Without a posterior a reply could change nothing. */
function questionIn({ verdict, posterior, replies }: StoredDiagnosis, language: Language): Diagnosis['question'] {
  const next = posterior && nextQuestion(verdict, replies)
  return next ? askedIn(next, language) : null
}

function repliesIn({ posterior, replies }: StoredDiagnosis, language: Language): Diagnosis['replies'] {
  if (!posterior) return []
  return replies.map(({ question, answer }) => ({ ...askedIn(questionOf(question), language), reply: answer }))
}

const askedIn = ({ id, drawing, checks }: ReturnType<typeof questionOf>, language: Language) => ({
  id,
  text: questionsIn(language).byId[id].text,
  drawing,
  checks: [...checks],
})

const UNUSABLE: ReadonlySet<PhotoVerdict['kind']> = new Set<PhotoVerdict['kind']>([
  'unreadable',
  'copy',
  'tooDark',
  'tooBlurred',
  'falseColours',
  'notALeaf',
])

type Counted = Exclude<PhotoVerdict, { kind: 'unreadable' | 'copy' }>

const isUsable = (photo: PhotoVerdict): photo is Counted =>
  !UNUSABLE.has(photo.kind) && !('isLeftOut' in photo && photo.isLeftOut)

/** How further photos changed the result; null for a single usable photo, an unnamed result, or no change. */
function firmnessIn({ photos, replies, verdict }: StoredDiagnosis, words: Words) {
  const usable = photos.filter(isUsable)
  const [first] = usable
  const level = surenessOf(verdict, words)
  if (!first || usable.length < 2 || level === 'none') return null
  const { firmness, title } = words.phrases
  const { cropName, title: condition } = resultFor(first, words)
  const isNamed = ['confident', 'probable'].includes(levelOf(first, words.place))
  const isOther = isNamed && findingsOf(first).first?.label !== findingsOf(verdict).first?.label
  if (!isOther && surenessOf(first, words) === level) return null
  const alone = isOther ? firmness.other(title(cropName ?? '', condition)) : firmness.alone[surenessOf(first, words)]
  return `${alone} ${firmness.together[level](usable.length, replies.length > 0)}`
}

function surenessOf(verdict: Verdict, { place }: Words) {
  if (verdict.kind === 'confident') return verdict.sureness
  if (verdict.kind !== 'ranked') return 'none'
  return levelOf(verdict, place) === 'probable' ? 'probably' : 'notSure'
}

function followUpIn(stored: StoredDiagnosis, recheckDays: number | null, words: Words): Diagnosis['followUp'] {
  const { followsId = null, progress = null } = stored
  if (followsId === null && progress === null) return null
  return {
    follows: followsId,
    progress,
    advice: progress === null ? [] : followUpAdvice(stored.verdict, progress, recheckDays, words),
  }
}

/** Names the condition only as part of a paid result, else the crop alone. */
function photoIn(photo: PhotoVerdict, verdict: Verdict, words: Words, language: Language): Diagnosis['photos'][number] {
  if (photo.kind === 'unreadable') return { title: sentencesIn(language)[photo.code], isUsable: false }
  if (photo.kind === 'copy') return { title: words.phrases.samePicture(photo.of + 1), isUsable: false }
  const { cropName, title } = resultFor(photo, words)
  const isPart = isPaid(verdict) && isUsable(photo)
  const named = isPart && cropName !== null ? words.phrases.title(cropName, title) : cropName
  const isHidden = isPaid(photo) && !isPart
  return { title: named ?? (isHidden ? words.phrases.unknownCrop.title : title), isUsable: isUsable(photo) }
}

function findingsIn(verdict: Verdict, { place }: Reader) {
  const { first, alternatives } = findingsOf(verdict)
  const { label = null, crop = null, condition = null, confidence = null } = first ?? {}
  return { verdict: levelOf(verdict, place), label, crop, condition, confidence, alternatives }
}
