import { isOld } from '~/contract/age'
import { DEFAULT_PLACE } from '~/contract/countries'
import { TROUBLES } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'

import { TROUBLE_SOURCES } from '../catalogue/troubles/sources'
import type { TroubleSourceId } from '../catalogue/troubles/sources'
import { troubleFor } from '../catalogue/troubles/troubles'
import type { TroubleFacts } from '../catalogue/troubles/types'
import { kephisFor, officerFor } from '../report/resultParts'
import { productLines, rulesAgainst } from '../report/spraying'
import type { TroubleWords } from '../words/troubleTypes'
import type { LibraryPage } from './types'
import { drawingOf, nameOf, slugOf, troubleDrawing, troubleSources } from './mentioned'
import type { LibraryTexts } from './mentioned'

export function troublePage(id: TroubleId, texts: LibraryTexts, today: number): LibraryPage {
  const { words, troubles } = texts
  const facts = troubleFor(id)
  const own: TroubleWords = troubles.entries[id]
  const [crop] = facts.crops
  const cropName = words.crops[crop]
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
    sources: troubleSources(Object.values(facts.grounds)),
    note: troubles.draft,
  }
}

/** Follows what a law demands of the farmer, if it was last read long ago. */
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

/** When a spray pays comes first, which is asked most; how to spray, and the law, last. */
function sectionsOf(facts: TroubleFacts, own: TroubleWords, texts: LibraryTexts, today: number): ReportSection[] {
  const { words, troubles } = texts
  const { headings, recheck } = words.phrases
  const { costs = [] } = facts
  const { cost = [] } = words.place === DEFAULT_PLACE ? own : {}
  const prices = troubles.pricesFrom(costs.map((source) => TROUBLE_SOURCES[source].title))
  const sprayed = { ...facts, crop: facts.crops[0] }
  const sections = [
    { heading: troubles.headings.pays, lines: whenItPays(facts, own, { words, troubles }) },
    { heading: headings.next, lines: [...own.next, recheck(facts.recheckDays)] },
    { heading: headings.why, lines: [own.favouredBy] },
    { heading: headings.harvest, lines: [own.harvest] },
    { heading: troubles.headings.costs, lines: cost.length > 0 ? [...cost, prices] : [] },
    {
      heading: troubles.headings.unconfirmed,
      lines: [...own.unconfirmed, ...(facts.alerts.includes('report') ? [] : lawNotRead(facts, texts, today))],
    },
    {
      heading: headings.spraying,
      lines:
        facts.spraying.pays === 'never'
          ? []
          : [...productLines(sprayed, words, today), ...rulesAgainst([sprayed], words, today)],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

/** Also that it never does, or that no number was found; where there is one, whose it is and where it holds. For other countries than Kenya none is given. */
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
