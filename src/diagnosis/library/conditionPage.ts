import { CONDITIONS, type EntrySlug, type TroubleId } from '~/contract/library'

import { entryFor, isDisease, type Label } from '../catalogue/catalogue'
import { evidenceFor } from '../catalogue/evidence'
import type { OtherProblem } from '../catalogue/types'
import { adviceOn, afterToday, type Advice } from '../report/advice'
import { askedSections } from '../report/asked'
import { alertLines } from '../report/namedReport'
import { namedResult } from '../report/namedResult'
import { conditionOf } from '../report/names'
import { sourcesOf } from '~/diagnosis/report/reportParts'
import { isHandled, ownRules } from '../report/spraying'
import type { LibraryPage } from './types'
import { slugOf, troubleDrawing, withLines, type LibraryTexts } from './mentioned'

const slugs: Readonly<Record<Label, EntrySlug>> = CONDITIONS // a label without a slug does not compile

/** Look-alikes without a label but with a page; each is named on that page's crop only. */
const TROUBLE_OF: { [Problem in OtherProblem]?: TroubleId } = {
  anthracnose: 'beanAnthracnose',
  maizeLethalNecrosis: 'lethalNecrosis',
  stemBorer: 'stemBorer',
}

export function conditionPage(label: Label, { words, troubles }: LibraryTexts, today: number): LibraryPage {
  const { actions, contacts, speed, strip, banner } = namedResult(label, 'very', words)
  const advice = adviceOn(label, words, today)
  const { entry, signs } = advice
  const name = conditionOf(entry, words)
  const cropName = words.crops[entry.crop]
  return {
    slug: slugs[label],
    drawing: `signs/${entry.sign}`,
    caption: signOfCondition(label, { words, troubles }),
    crop: entry.crop,
    cropName,
    name,
    title: words.phrases.title(cropName, name),
    organism: isDisease(entry) ? entry.organism : '',
    isHealthy: !isDisease(entry),
    banner,
    strip,
    lead: speed,
    evidence: evidenceFor(entry),
    alerts: alertLines(advice, { isLocked: true, isTold: true }, words).map(({ strong }) => strong),
    signs,
    check: { ...advice.check, ifNot: words.phrases.ifNotUnseen(advice.check.ifNot) },
    actions,
    contacts,
    lookAlikes: lookAlikesOf(advice),
    sections: sectionsOf(advice, { words, troubles }, today),
    isSprayed: isDisease(entry) && isHandled(entry),
    sources: sourcesOf(label),
    note: null,
  }
}

/** The tell-tale sign; for a healthy leaf, its name. */
export const signOfCondition = (label: Label, { words, troubles: { signs } }: LibraryTexts): string =>
  label in signs ? signs[label as keyof typeof signs] : words.phrases.healthyLeaf

const lookAlikesOf = ({ lookAlikes }: Advice) =>
  lookAlikes.map(({ id, sign, name, difference }) => {
    const trouble = TROUBLE_OF[id as OtherProblem]
    return trouble === undefined
      ? { id, name, difference, slug: slugOf(id), drawing: `signs/${sign}` }
      : { id, name, difference, slug: slugOf(trouble), drawing: troubleDrawing(trouble) }
  })

/** As in the report, but without what holds for every spray. */
function sectionsOf(
  advice: Advice,
  { words, troubles: { asked } }: LibraryTexts,
  today: number,
): LibraryPage['sections'] {
  const { headings } = words.phrases
  const { entry } = advice
  const { label } = entryFor(entry.label)
  const rules = isDisease(entry) && isHandled(entry) ? ownRules([entry], words, today) : []
  return {
    why: withLines([
      { heading: headings.why, lines: advice.causes },
      { heading: headings.next, lines: afterToday(advice, words) },
      { heading: headings.protect, lines: advice.protect },
      { heading: headings.harvest, lines: advice.harvest },
      ...askedSections(label, asked),
    ]),
    whatElse: withLines([{ heading: headings.limits, lines: [advice.cannotShow, ...advice.notCovered] }]),
    getHelp: withLines([{ heading: headings.spraying, lines: [...advice.ownSpraying, ...rules] }]),
  }
}
