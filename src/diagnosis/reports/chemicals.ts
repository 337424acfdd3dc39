import { REVIEW_MONTH, SUBSTANCES } from '../catalogue/substances'
import type { Substance, SubstanceId } from '../catalogue/substances'
import type { DiseaseEntry } from '../catalogue/types'
import { list } from './wording'

/** Stands in every report that names something to spray. */
export const SAFETY =
  'Use only what PCPB has registered for this crop and problem. ' +
  'The label is the law: how much, how often, how many days before harvest. ' +
  'Wear gloves, mask, boots and long clothes, and wash after. ' +
  'Keep children, animals, bees and water away. No spraying in wind or before rain. ' +
  'If you feel ill, go to a clinic with the label.'

const substance = (id: SubstanceId): Substance => SUBSTANCES[id]

const described = ({ name, group, works }: Substance): string => `${name} (${group}, ${works})`

/** The last resort in one line, or why there is none. */
export function chemicalLine({ chemistry }: DiseaseEntry): string {
  if (chemistry.kind === 'none') return chemistry.reason
  const options = chemistry.options.map((id) => described(substance(id)))
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
