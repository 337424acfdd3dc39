import { PHOTOLESS_CROPS } from '~/contract/crops/crops'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { cropSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Report, ReportPart } from '~/contract/report'
import type { Result } from '~/contract/responses'

import { entries, entryFor, isDisease } from '../catalogue/catalogue'
import { CROPS } from '../catalogue/types'
import type { CropId } from '../catalogue/types'
import type { Health } from '../verdict/observation'
import type { Verdict } from '../verdict/verdict'
import type { RetakeKind } from '../words/phrases'
import type { Words } from '../words/types'
import { aloneIn, isUnlikely } from './inTenths'
import { namedDetails, namedSummary, probableDetails } from './namedReport'
import { conditionOf } from './names'
import { rankedDetails, rankedSummary } from './rankedReport'
import { plain, repliesIn, strong, troublesIn } from './reportParts'

type Unnamed = Exclude<Verdict, { kind: 'confident' | 'ranked' }>

/** `today`: milliseconds since 1970, for the age of what is known of the law. `charge`: the credits that were used. */
type ReportContext = { today: number; charge: number }

/**
 * The whole report on a verdict whose first screen is `answer`. Throws a RangeError for an unknown label.
 */
export function buildReport(verdict: Verdict, result: Result, words: Words, { today, charge }: ReportContext): Report {
  const { cropName } = result
  const title = cropName === null ? result.title : words.phrases.title(cropName, result.title)
  switch (verdict.kind) {
    case 'confident':
      return {
        title,
        summary: namedSummary(result, words),
        details: namedDetails(verdict.label, result, words, today),
      }
    case 'ranked': {
      const alone = aloneIn(verdict.candidates, words.place)
      return alone
        ? {
            title,
            summary: namedSummary(result, words, alone),
            details: probableDetails(alone.label, result, verdict, words, today),
          }
        : {
            title,
            summary: rankedSummary(result, words),
            details: rankedDetails(result, verdict, words, today),
          }
    }
    default:
      return { title, summary: null, details: unnamedDetails(result, verdict, words, charge === 0) }
  }
}

function unnamedDetails(result: Result, verdict: Unnamed, words: Words, isFree: boolean): ReportPart {
  const { phrases } = words
  const { headings } = phrases
  return {
    lead: [repliesIn(result), plain(seen(verdict, words)), strong(isFree ? phrases.free : '')],
    sections: [
      { heading: result.retake ? headings.nextPhoto : headings.today, lines: nextPhoto(verdict, words) },
      troublesIn(result, words),
      {
        heading: headings.careful,
        lines: [isClean(verdict) ? phrases.noSigns.doNotAct : phrases.doNotAct, phrases.gettingWorse],
      },
    ],
  }
}

function seen(verdict: Unnamed, words: Words): string {
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
    case 'contradiction':
      return phrases[verdict.kind].seen
    default:
      return phrases.retake[verdict.kind].seen
  }
}

const isClean = (verdict: Unnamed) => 'health' in verdict && verdict.health === 'noSigns'

const healthLine = ({ health }: { health?: Health }, { phrases }: Words) => (health ? phrases.health[health].seen : '')

function nextPhoto(verdict: Unnamed, words: Words): readonly string[] {
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
