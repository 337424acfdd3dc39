import { entryFor } from '../catalogue/catalogue'
import type { DiseaseEntry, Entry, HealthyEntry } from '../catalogue/types'
import type { Verdict } from '../verdict'
import { avoidLines, chemicalLine, safetyLines } from './chemicals'
import { possibilities } from './possibilities'
import { SURENESS, WHOM_TO_ASK, causeOf, frequency, isDisease, lookAgain, paragraphs, section } from './wording'

type Confident = Extract<Verdict, { kind: 'confident' }>

/** One answer, how sure, and what to do about it. */
export function confidentReport(verdict: Confident): string {
  const entry = entryFor(verdict.label)
  return paragraphs(
    ...(isDisease(entry) ? diseaseHead(entry, verdict) : healthyHead(entry, verdict)),
    section({ title: 'Do today', lines: entry.doToday }),
    section({ title: 'Then', lines: thenLines(entry) }),
    section({ title: 'Protect the rest', lines: entry.protect }),
    section({ title: 'Be careful', lines: carefulLines(entry) }),
    section({ title: 'Not sure?', lines: doubtLines(entry, verdict) }),
  )
}

const howSure = ({ sureness, probability }: Confident): string =>
  `**${SURENESS[sureness]} (${frequency(probability)}).**`

function diseaseHead(entry: DiseaseEntry, verdict: Confident): string[] {
  const signs = [entry.signs.leaf, entry.signs.under, entry.signs.plant].filter((sign) => sign !== undefined)
  return [
    `## ${entry.crop}: ${entry.disease}`,
    `${howSure(verdict)} ${causeOf(entry)}`,
    ...entry.alerts.map(({ says }) => `**${says}**`),
    `**Look for:** ${signs.join(' ')}`,
    `${entry.favouredBy} ${entry.speed}`,
  ]
}

const healthyHead = (entry: HealthyEntry, verdict: Confident): string[] => [
  `## ${entry.crop}: no known disease seen`,
  `${howSure(verdict)} We see no *known* disease on this leaf. That is good news for this leaf, but not yet for the field.`,
  `**Check:** ${entry.tellTale}`,
  entry.notCovered,
]

const thenLines = (entry: Entry): string[] => [
  ...entry.cultural,
  ...entry.biological,
  ...(isDisease(entry) ? [chemicalLine(entry)] : []),
]

const carefulLines = (entry: Entry): string[] => [
  entry.whenNotToSpray,
  ...(isDisease(entry) ? [...avoidLines(entry), ...safetyLines(entry)] : []),
]

function doubtLines(entry: Entry, { alternatives }: Confident): string[] {
  const before = isDisease(entry)
    ? 'before you spray or clear the crop'
    : 'if a plant looks sick and you cannot say why'
  return [
    ...possibilities(entry, alternatives),
    `${entry.cannotShow} Ask ${WHOM_TO_ASK}, ${before}.`,
    lookAgain(entry.recheckDays),
  ]
}
