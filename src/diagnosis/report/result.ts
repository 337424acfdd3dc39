import { isLibraryCrop, type TroubleId } from '~/contract/library'
import type { Result } from '~/contract/responses'
import { cropIdOfPrefix, describes, entryFor } from '~/diagnosis/catalogue/catalogue'
import { IRREVERSIBLE } from '~/diagnosis/catalogue/pictures'
import { RANKINGS } from '~/diagnosis/catalogue/troubles/rankings'
import { isTroubleId } from '~/diagnosis/catalogue/troubles/troubles'
import { isNamedOnly, type NamedOnly } from '~/diagnosis/catalogue/troubles/types'
import { twinOf } from '~/diagnosis/catalogue/twins'
import type { OtherProblem } from '~/diagnosis/catalogue/types'
import { questionOf, sentencesOf, type Reply } from '~/diagnosis/verdict/questions'
import { asksCrop, type AsksCrop, type Verdict } from '~/diagnosis/verdict/verdict'
import type { TroubleTexts } from '~/diagnosis/words/troubleTypes'
import type { Words } from '~/diagnosis/words/types'
import { questionsIn, troublesIn } from '~/diagnosis/words/wordsIn'

import { isProtectable, MAX_ACTIONS, protectNow, todayFor } from './advice'
import { aloneIn } from './numbers'
import { namedResult } from './namedResult'
import { FREE, NO_SIGNS } from './pictograms'
import { likelyOf, mustStay, rankedResult, spreadsFast } from './rankedResult'
import { EMPTY, officerFor } from './resultParts'

/** `isTold`: the farmer entered the crop, so that no result asks for it again. */
export function resultFor(verdict: Verdict, words: Words, replies: readonly Reply[] = [], isTold = false): Result {
  const result = afterReplies(resultOf(verdict, words, isTold), verdict, replies, words)
  return { ...result, troubles: asksCrop(verdict) ? [] : troublesOf(result.crop, words, troublesIn(words.language)) }
}

/** Without replies and troubles of the crop, whose words a browser need not load. */
export function resultOf(verdict: Verdict, words: Words, isTold = false): Result {
  const isMixed = 'mixed' in verdict
  const result = plainResult(verdict, words, isTold || isMixed) // its doubt asks about the crop
  if (!isMixed || result.cropName === null) return result
  const doubt = words.phrases.notAllShow(result.cropName)
  return { ...result, twin: result.twin === null ? doubt : `${doubt} ${result.twin}` }
}

function plainResult(verdict: Verdict, words: Words, isTold: boolean): Result {
  switch (verdict.kind) {
    case 'confident':
      return namedResult(verdict.label, verdict.sureness, words, isTold)
    case 'ranked': {
      const alone = aloneIn(verdict.candidates, words.place)
      return alone ? namedResult(alone.label, 'probably', words, isTold) : rankedResult(verdict.candidates, words)
    }
    default: {
      const result = freeResult(verdict, words)
      return {
        ...result,
        sms: { title: result.cropName === null ? '' : result.title, line: words.sms.free[verdict.kind] },
      }
    }
  }
}

function freeResult(verdict: Exclude<Verdict, { kind: 'confident' | 'ranked' }>, words: Words): Result {
  const { phrases } = words
  const base = {
    ...EMPTY,
    strip: phrases.banner.free[verdict.kind],
    pictograms: [...FREE[verdict.kind]],
    retake: verdict.kind !== 'otherCrop' && !asksCrop(verdict),
  }
  switch (verdict.kind) {
    case 'otherCrop':
      return { ...base, ...otherCropIn(verdict, words) }
    case 'mixedCrops':
      return { ...base, title: phrases.mixedCrops.title, actions: phrases.mixedCrops.nextPhoto.slice(0, MAX_ACTIONS) }
    case 'cropQuestion':
    case 'contradiction':
      return { ...base, ...cropQuestionIn(verdict, words) }
    case 'unknownCrop':
      return {
        ...base,
        title: phrases.unknownCrop.title,
        actions: phrases.unknownCrop.nextPhoto.slice(0, MAX_ACTIONS),
        contacts: officerFor(verdict.health === 'noSigns' ? phrases.noSigns.ask : phrases.askWhat, words),
      }
    case 'unsure': {
      const crops = [...new Set(verdict.candidates.map(({ label }) => entryFor(label).crop))]
      const crop = crops.length === 1 ? (crops[0] ?? null) : null
      const cropName = crop && words.crops[crop]
      const actions = phrases.unsure.nextPhoto.slice(0, MAX_ACTIONS)
      const contacts = officerFor(phrases.askWhat, words)
      return { ...base, crop, cropName, title: phrases.unsure.title, actions, contacts }
    }
    default: {
      const { title, nextPhoto } = phrases.retake[verdict.kind]
      return { ...base, title, actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
  }
}

/** `crop`: the one that is asked about. */
function cropQuestionIn(verdict: AsksCrop, { phrases, crops }: Words) {
  if (verdict.kind === 'cropQuestion') {
    const crop = cropIdOfPrefix(verdict.crop)
    return { crop, title: phrases.cropQuestion.title(crops[crop]) }
  }
  const crop = cropIdOfPrefix(verdict.seen ?? verdict.crop)
  const { title, looksLike } = phrases.contradiction
  return { crop, title: verdict.seen ? looksLike(crops[crop]) : title[crop] }
}

function otherCropIn({ crop, health }: Extract<Verdict, { kind: 'otherCrop' }>, { phrases, crops }: Words) {
  const { title, nextPhoto } = phrases.otherCrop
  const isClean = health === 'noSigns'
  return {
    crop: crop ?? null,
    cropName: crop ? crops[crop] : null,
    title: health ? phrases.health[health].title : title,
    actions: (isClean ? phrases.noSigns.today : nextPhoto).slice(0, MAX_ACTIONS),
    ...(isClean && { pictograms: [...NO_SIGNS] }),
  }
}

/** As many as a crop has pages of. */
const MAX_TROUBLES = 8

/** Troubles of a crop that no photo can name, likeliest first. */
export function troublesOf(crop: string | null, words: Words, texts: TroubleTexts): Result['troubles'] {
  if (crop === null || !isLibraryCrop(crop)) return []
  const { ranked, others } = RANKINGS[crop]
  return [...ranked, ...others]
    .filter((id) => !describes(id))
    .slice(0, MAX_TROUBLES)
    .map((id) => ({ id: isTroubleId(id) ? id : null, name: nameOf(id, words, texts) }))
}

function nameOf(
  id: TroubleId | NamedOnly | OtherProblem,
  { problems }: Words,
  { entries, named }: TroubleTexts,
): string {
  if (isTroubleId(id)) return entries[id].name
  return isNamedOnly(id) ? named[id] : problems[id]
}

/**
 * Applies the replies: a replied check is not asked again. After a "no" says what to do then, and nothing irreversible.
 * Once a sign that spreads fast is seen, its own actions replace further checks.
 */
function afterReplies(plain: Result, verdict: Verdict, replies: readonly Reply[], words: Words): Result {
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

/** Labels whose check got this answer through a question. */
const asked = (replies: readonly Reply[], answer: Reply['answer']): readonly string[] =>
  replies.filter((reply) => reply.answer === answer).flatMap(({ question }) => questionOf(question).checks)

function labelOf(verdict: Verdict, { place }: Words): string {
  if (verdict.kind === 'confident') return verdict.label
  return (verdict.kind === 'ranked' && aloneIn(verdict.candidates, place)?.label) || ''
}

/** The strip without "check first". */
const stripOf = ({ banner, strip }: Result, { phrases }: Words) =>
  banner === 'unsure' ? strip : phrases.banner[banner]

/** Actions left if the sign was not seen. */
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
