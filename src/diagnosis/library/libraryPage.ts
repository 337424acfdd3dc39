import { isOld } from '~/contract/age'
import { DEFAULT_PLACE } from '~/contract/countries'
import { CONDITIONS, TROUBLES, type TroubleId } from '~/contract/library'
import { entries, type Label } from '~/diagnosis/catalogue/catalogue'
import { TROUBLE_SOURCES, type TroubleSourceId } from '~/diagnosis/catalogue/troubles/sources'
import { isTroubleId, troubleFor, troubles } from '~/diagnosis/catalogue/troubles/troubles'
import type { TroubleFacts } from '~/diagnosis/catalogue/troubles/types'
import { askedSections, askedSources } from '~/diagnosis/report/asked'
import { kephisFor, officerFor } from '~/diagnosis/report/resultParts'
import { isHandled, ownRules, productLines } from '~/diagnosis/report/spraying'
import type { TroubleWords } from '~/diagnosis/words/troubleTypes'

import { conditionPage } from './conditionPage'
import { drawingOf, nameOf, slugOf, troubleDrawing, troubleSources, withLines, type LibraryTexts } from './mentioned'
import type { LibraryPage } from './types'

/** Id of a page: a condition that a photo can name, or a trouble that it cannot. */
export type EntryId = Label | TroubleId

export const entryOfSlug = (slug: string): EntryId | undefined =>
  entries.find(({ label }) => CONDITIONS[label] === slug)?.label ?? troubles.find(({ id }) => TROUBLES[id] === slug)?.id

/** `today`: milliseconds since 1970, for the age of the law. */
export const libraryPage = (id: EntryId, texts: LibraryTexts, today: number): LibraryPage =>
  isTroubleId(id) ? troublePage(id, texts, today) : conditionPage(id, texts, today)

function troublePage(id: TroubleId, texts: LibraryTexts, today: number): LibraryPage {
  const { words, troubles } = texts
  const facts = troubleFor(id)
  const own: TroubleWords = troubles.entries[id]
  const [crop] = facts.crops
  const cropName = words.crops[crop]
  const answers = askedSources(id)
  const asked = answers.length > 0 ? [{ sources: answers }] : []
  return {
    slug: TROUBLES[id],
    drawing: troubleDrawing(id),
    caption: own.sign,
    crop,
    cropName,
    name: own.name,
    title: words.phrases.title(cropName, own.name),
    organism: facts.organism,
    isHealthy: false,
    banner: facts.urgency,
    strip: words.phrases.banner[facts.urgency],
    lead: own.summary,
    evidence: 'noPhoto',
    alerts: facts.alerts.map((kind) =>
      [own.alerts[kind], ...(kind === 'report' ? lawNotRead(facts, texts, today) : [])].join(' '),
    ),
    signs: own.signs,
    check: own.check,
    actions: own.actions,
    contacts:
      facts.alerts.includes('report') || facts.alerts.includes('quarantine')
        ? [kephisFor(words.phrases.callIfSeen, words)]
        : officerFor(words.phrases.askIf(own.name), words),
    lookAlikes: lookAlikesOf(facts, own, texts),
    sections: sectionsOf(facts, own, texts, today),
    isSprayed: isHandled(facts),
    sources: troubleSources([...Object.values(facts.grounds), ...asked]),
    note: troubles.draft,
  }
}

/** Warns after a legal duty of the farmer if the law was last read long ago. */
function lawNotRead({ grounds }: TroubleFacts, { words, troubles }: LibraryTexts, today: number): string[] {
  const readOn = Object.values(grounds)
    .flatMap(({ sources }) => sources)
    .flatMap((id) => lawReadOn(id) ?? [])
  const old = words.place === DEFAULT_PLACE ? readOn.filter((day) => isOld(day, today)) : []
  return old.slice(0, 1).map((day) => troubles.lawNotRead(Date.parse(day)))
}

function lawReadOn(id: TroubleSourceId): string | undefined {
  const source = TROUBLE_SOURCES[id]
  return 'readOn' in source ? source.readOn : undefined
}

const lookAlikesOf = ({ rivals }: TroubleFacts, own: TroubleWords, texts: LibraryTexts) =>
  rivals.map((rival) => ({
    id: rival,
    slug: slugOf(rival),
    drawing: drawingOf(rival),
    name: nameOf(rival, texts),
    difference: own.rivals[rival] ?? '',
  }))

/** Help starts with when a spray pays, the most frequent question. */
function sectionsOf(
  facts: TroubleFacts,
  own: TroubleWords,
  texts: LibraryTexts,
  today: number,
): LibraryPage['sections'] {
  const { words, troubles } = texts
  const { headings, recheck } = words.phrases
  const { costs = [] } = facts
  const { cost = [] } = words.place === DEFAULT_PLACE ? own : {}
  const prices = troubles.pricesFrom(costs.map((source) => TROUBLE_SOURCES[source].title))
  const sprayed = { ...facts, crop: facts.crops[0] }
  const lawIsOld = facts.alerts.includes('report') ? [] : lawNotRead(facts, texts, today)
  return {
    why: withLines([
      { heading: headings.why, lines: [own.favouredBy] },
      { heading: headings.next, lines: [...own.next, recheck(facts.recheckDays)] },
      { heading: headings.harvest, lines: [own.harvest] },
      ...askedSections(facts.id, troubles.asked),
    ]),
    whatElse: withLines([{ heading: troubles.headings.unconfirmed, lines: [...own.unconfirmed, ...lawIsOld] }]),
    getHelp: withLines([
      { heading: troubles.headings.pays, lines: whenItPays(facts, own, { words, troubles }) },
      { heading: troubles.headings.costs, lines: cost.length > 0 ? [...cost, prices] : [] },
      {
        heading: headings.spraying,
        lines:
          facts.spraying.pays === 'never'
            ? []
            : [...productLines(sprayed, words, today), ...ownRules([sprayed], words, today)],
      },
    ]),
  }
}

/** When a spray pays, if ever, and by whose threshold, valid where; or that none is known, as outside Kenya. */
function whenItPays({ spraying }: TroubleFacts, own: TroubleWords, { words, troubles }: LibraryTexts): string[] {
  const { spray, doNotSpray, threshold } = own
  if (spraying.pays === 'never') return [doNotSpray, troubles.noNumberApplies]
  const number =
    spraying.threshold === null || threshold === undefined || words.place !== DEFAULT_PLACE
      ? [troubles.noNumber]
      : [
          threshold,
          troubles.numberFrom(TROUBLE_SOURCES[spraying.threshold.source].title),
          troubles.numberOrigin[spraying.threshold.origin],
        ]
  return [...(spray === undefined ? [] : [spray]), doNotSpray, ...number]
}
