import { PHOTOLESS_CROPS, type PhotolessCropId } from '~/contract/crops/crops'
import { cropSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Report, ReportPart } from '~/contract/report'
import type { Result } from '~/contract/responses'
import { entries, entryFor, isDisease } from '~/diagnosis/catalogue/catalogue'
import { CROPS, type CropId } from '~/diagnosis/catalogue/types'
import type { Health } from '~/diagnosis/verdict/observation'
import { asksCrop, type AsksCrop, type Verdict } from '~/diagnosis/verdict/verdict'
import type { AskedTexts } from '~/diagnosis/words/askedTypes'
import type { RetakeKind } from '~/diagnosis/words/phrases'
import type { Words } from '~/diagnosis/words/types'

import { adviceFor, protectionOf, protectNow, type ReportDay } from './advice'
import { aloneIn, isUnlikely } from './numbers'
import { alertLines, namedDetails, namedSummary, probableDetails, type Details } from './namedReport'
import { conditionOf } from './names'
import { likeliestOf, likelyOf, mustStay } from './rankedResult'
import { lookAlikesIn, plain, repliesIn, sourcePages, strong, todayIn, troublesIn } from './reportParts'
import { sprayingRules } from './spraying'

type Unnamed = Exclude<Verdict, { kind: 'confident' | 'ranked' }>

/** `today`: milliseconds since 1970, for the age of the law. `charge`: credits spent. `isPreview`: as in `wholePreviewFor`. */
type ReportContext = { today: number; charge: number; asked: AskedTexts; isPreview?: boolean }

/** The whole report on a verdict with this first screen. Throws a RangeError for an unknown label. */
export function buildReport(
  verdict: Verdict,
  result: Result,
  words: Words,
  { today, charge, asked, isPreview = false }: ReportContext,
): Report {
  const { why, ...report } = reportOn(verdict, result, words, { today, isPreview, asked })
  const free = strong(charge === 0 && !isPreview ? words.phrases.free : '')
  return { ...report, why: { ...why, lead: [...why.lead, free] } }
}

function reportOn(verdict: Verdict, result: Result, words: Words, day: ReportDay): Report {
  const { cropName } = result
  const title = cropName === null ? result.title : words.phrases.title(cropName, result.title)
  switch (verdict.kind) {
    case 'confident':
      return {
        title,
        summary: namedSummary(result, words),
        ...namedDetails(verdict.label, result, words, day),
      }
    case 'ranked': {
      const alone = aloneIn(verdict.candidates, words.place)
      return alone
        ? {
            title,
            summary: namedSummary(result, words, alone),
            ...probableDetails(alone.label, result, verdict, words, day),
          }
        : {
            title,
            summary: rankedSummary(result, words),
            ...rankedDetails(result, verdict, words, day),
          }
    }
    default:
      return { title, summary: null, ...unnamedDetails(result, verdict, words, day) }
  }
}

function unnamedDetails(result: Result, verdict: Unnamed, words: Words, { isPreview }: ReportDay): Details {
  const { phrases } = words
  const { headings } = phrases
  if (asksCrop(verdict)) return askForCrop(verdict, phrases)
  return {
    why: {
      lead: [repliesIn(result), plain(seen(verdict, words))],
      sections: [{ heading: result.retake ? headings.nextPhoto : headings.today, lines: nextPhoto(verdict, words) }],
    },
    whatElse: [troublesIn(result, words)],
    getHelp: [
      {
        heading: headings.careful,
        lines: [isClean(verdict) ? phrases.noSigns.doNotAct : phrases.doNotAct, isPreview ? '' : phrases.gettingWorse],
      },
    ],
  }
}

/** For clients without a way to reply, too: the crop can be sent with the photo. */
const askForCrop = ({ kind }: AsksCrop, phrases: Words['phrases']): Details => ({
  why: {
    lead: [plain(phrases[kind].seen)],
    sections: [{ heading: phrases.cropQuestion.heading, lines: phrases.cropQuestion.reply }],
  },
  whatElse: [],
  getHelp: [],
})

function seen(verdict: Exclude<Unnamed, AsksCrop>, words: Words): string {
  const { phrases, crops } = words
  switch (verdict.kind) {
    case 'unknownCrop': {
      const known = CROPS.filter(hasDisease).map((id) => lowerCase(crops[id]))
      const unknown = PHOTOLESS_CROPS.map((id) => lowerCase(crops[id]))
      return [healthLine(verdict, words), phrases.unknownCrop.seen(known, unknown)].join(' ').trim()
    }
    case 'unsure': {
      const closest = verdict.candidates
        .filter(({ label }) => !isUnlikely(label, words.place))
        .map(({ label }) => entryFor(label))
        .map((entry) => phrases.title(crops[entry.crop], conditionOf(entry, words)))
      return closest.length === 0 ? phrases.unsure.seen : `${phrases.unsure.seen} ${phrases.unsure.closest(closest)}`
    }
    case 'otherCrop':
      return [phrases.otherCrop.notLearned, healthLine(verdict, words) || phrases.otherCrop.seen].join(' ')
    case 'mixedCrops':
      return phrases.mixedCrops.seen
    default:
      return phrases.retake[verdict.kind].seen
  }
}

const isClean = (verdict: Unnamed) => 'health' in verdict && verdict.health === 'noSigns'

const healthLine = ({ health }: { health?: Health }, { phrases }: Words) => (health ? phrases.health[health].seen : '')

function nextPhoto(verdict: Exclude<Unnamed, AsksCrop>, words: Words): readonly string[] {
  const { phrases } = words
  if (isRetake(verdict.kind)) return phrases.retake[verdict.kind].nextPhoto
  const lines =
    verdict.kind === 'otherCrop' && isClean(verdict) ? phrases.noSigns.today : phrases[verdict.kind].nextPhoto
  return verdict.kind === 'otherCrop' && verdict.crop ? [...lines, cropPageLine(verdict.crop, words)] : lines
}

const cropPageLine = (crop: PhotolessCropId, { language, phrases, crops }: Words) =>
  `[${phrases.otherCrop.page(lowerCase(crops[crop]))}](${libraryPath(language, cropSlug(crop))})`

const isRetake = (kind: Unnamed['kind']): kind is RetakeKind =>
  kind === 'tooDark' || kind === 'tooBlurred' || kind === 'falseColours' || kind === 'tooFar' || kind === 'notALeaf'

const hasDisease = (crop: CropId) => entries.some((entry) => entry.crop === crop && isDisease(entry))

const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type Ranked = Extract<Verdict, { kind: 'ranked' }>

/** No named condition has a share: all ten are for something else. */
const ALL_TENTHS = 10

function rankedSummary(result: Result, words: Words): ReportPart {
  const { phrases } = words
  const candidates = result.candidates.map((one) =>
    `**${one.condition}** (${one.tenths === null ? phrases.unlikelyHere : phrases.inTen(one.tenths)}). ${toDoAbout(one, words)}`.trim(),
  )
  const rest = result.somethingElse > 0 ? [`**${phrases.somethingElse}** (${restIn(result, words)}).`] : []
  return {
    lead: [repliesIn(result), strong(`${phrases.sureness.notSure}. ${result.strip}.`), plain(result.twin ?? '')],
    sections: [{ heading: phrases.headings.check, lines: [...candidates, ...rest] }, todayIn(result, words)],
  }
}

/** The check and what follows from it; after its reply, only what to do then. */
function toDoAbout({ condition, check, action }: Result['candidates'][number], { phrases }: Words): string {
  if (check?.question) return `${check.question} ${phrases.ifYes(action)}`
  return [check?.ifNot ?? '', action === '' ? '' : `${phrases.ifItIs(condition)}: ${action}`].filter(Boolean).join(' ')
}

const restIn = ({ somethingElse }: Result, { phrases }: Words) =>
  somethingElse === ALL_TENTHS ? phrases.moreLikely : phrases.inTen(somethingElse)

/** Advice for each candidate, for the farmer whose check decides, and once what holds for every spray. */
function rankedDetails(result: Result, verdict: Ranked, words: Words, day: ReportDay): Details {
  const { phrases } = words
  const { candidates } = result
  const all = candidates.map(({ label }) => adviceFor(label, words, day))
  const isLocked = mustStay(candidates)
  const likeliest = likeliestOf(verdict.candidates)
  const alerts = all.flatMap((advice) =>
    alertLines(advice, { isLocked, isTold: likeliest.includes(advice.entry) }, words),
  )
  return {
    why: {
      lead: [
        plain(noteOn(result, verdict, words)),
        ...(protectionOf(likelyOf(candidates), words) === undefined ? [strong(phrases.rankedSpray)] : []),
        ...alerts.filter(({ strong: text }, index) => alerts.findIndex((one) => one.strong === text) === index),
      ],
      sections: all.map(({ actions, next, ownSpraying, harvest }, index) => ({
        heading: phrases.ifItIs(candidates[index]?.condition ?? ''),
        lines: [...protectNow(actions, words), ...next, ...ownSpraying, ...harvest],
      })),
    },
    whatElse: [
      lookAlikesIn(all, words),
      { heading: phrases.headings.limits, lines: [...new Set(all.map(({ cannotShow }) => cannotShow))] },
      troublesIn(result, words),
    ],
    getHelp: [
      {
        heading: phrases.headings.spraying,
        lines: sprayingRules(day.isPreview ? [] : all.map(({ entry }) => entry), words, day.today),
      },
      sourcePages(result, words, day.today),
    ],
  }
}

/** Never calls a condition unlikely here the best fit: something else is likelier. */
function noteOn({ candidates: [shown] }: Result, verdict: Ranked, { phrases }: Words) {
  const isBest = shown && shown.tenths !== null && shown.label === verdict.candidates[0]?.label
  return verdict.tooFewPlaces && isBest ? phrases.tooFewPlaces(shown.condition) : phrases.rankedNote
}
