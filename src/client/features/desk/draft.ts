import type { ConfirmedBy, Judgement, JudgementRequest } from '~/contract/cases'

import type { Choice } from './searchNames'
import type { TakenCase } from './useTakenCase'

/** What the expert has entered. */
export type Draft = {
  judged: Judgement | null
  /** Of what is chosen in place of Jani's answer. */
  label: string | null
  text: string
  /** The place of one of the actions of what is named. */
  action: number | null
  line: string
  isConfirmed: boolean
  confirmedBy: ConfirmedBy | null
}

export const EMPTY_DRAFT: Draft = {
  judged: null,
  label: null,
  text: '',
  action: null,
  line: '',
  isConfirmed: false,
  confirmedBy: null,
}

/** What belongs to the name that was named before. */
const UNNAMED = { action: null, isConfirmed: false, confirmedBy: null }

export function changed(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change }
  const isSame = next.judged === draft.judged && next.label === draft.label && next.text === draft.text
  return isSame ? next : { ...next, ...UNNAMED }
}

/** What the answer names; undefined without a name of the lists. */
export function namedBy({ judged, label }: Draft, own: string | null, names: readonly Choice[]): Choice | undefined {
  const id = judged === 'right' ? own : judged === 'other' ? label : null
  return names.find((name) => name.id === id)
}

const HEALTHY = '___healthy'

/** The county that can be told of it. */
export const countyToTell = ({ county }: Pick<TakenCase, 'county'>, named: Choice | undefined): string | null =>
  named === undefined || named.id.endsWith(HEALTHY) ? null : county

export type Missing = 'judged' | 'name' | 'ground'

/** The request, or else what it lacks. */
export function requestOf(draft: Draft): Omit<JudgementRequest, 'shownHash'> | Missing {
  const { judged, label, action, isConfirmed, confirmedBy } = draft
  const [text, line] = [draft.text.trim(), draft.line.trim()]
  if (judged === null) return 'judged'
  if (judged === 'other' && label === null && text === '') return 'name'
  if (isConfirmed && confirmedBy === null) return 'ground'
  const isOther = judged === 'other'
  return {
    judged,
    label: isOther ? label : null,
    text: isOther && label === null ? text : null,
    line: line === '' ? null : line,
    action,
    confirmedBy: isConfirmed ? confirmedBy : null,
  }
}
