import { REVIEW_MONTH, SUBSTANCES } from '../catalogue/substances'
import type { Substance, SubstanceId, Suggestion, SuggestionId } from '../catalogue/substances'
import type { DiseaseEntry } from '../catalogue/types'
import { list } from './wording'

/** Stands in every report that names something to spray. */
export const SAFETY =
  'Use only what PCPB registers for this crop and problem. ' +
  'The label is the law: rate, interval, harvest wait, re-entry. ' +
  'Mix nothing else in. ' +
  'Wear gloves, boots, mask, goggles, long clothes. Wash. ' +
  'Keep children, animals, bees, water away. Not in wind or rain. ' +
  'Rinse bottles 3 times, never reuse. ' +
  'Ill? Clinic, with the label.'

const substance = (id: SubstanceId): Substance => SUBSTANCES[id]
const suggestion = (id: SuggestionId): Suggestion => SUBSTANCES[id]

const described = ({ name, group, works }: Suggestion): string => `${name} (${group}, ${works})`

/** The last resort in one line, or why there is none. */
export function chemicalLine({ chemistry }: DiseaseEntry): string {
  if (chemistry.kind === 'none') return chemistry.reason
  const options = chemistry.options.map((id) => described(suggestion(id)))
  const rotate = options.length > 1 ? ' Change groups each time.' : ''
  return `Last resort, ${chemistry.timing}: ${list(options, 'or')}.${rotate}`
}

export function safetyLines({ chemistry }: DiseaseEntry): string[] {
  if (chemistry.kind === 'none') return []
  const asked = new Set(chemistry.options.map((id) => substance(id).atTheAgrovet))
  return [[SAFETY, ...asked].join(' ')]
}

/** What shops may still offer, but this tool does not suggest. */
export function avoidLines({ avoid }: DiseaseEntry): string[] {
  const named = avoid.map(substance).map(({ name, inShort }) => `${name} (${inShort})`)
  return named.length === 0 ? [] : [`Kenya, ${REVIEW_MONTH}: do not use ${list(named, 'or')}.`]
}
