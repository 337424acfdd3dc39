import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'

import { entryFor, hasAlert } from '../catalogue/catalogue'
import type { Candidate, Verdict } from '../verdict/verdict'

/** `probability`: also of what gets no tenths. */
export type Shown = { label: string; tenths: number | null; probability: number }

/** From so many tenths on, a candidate that is shown alone is called probable, and one that takes a field in days is acted on. */
export const HALF = 5

/**
 * Probabilities as tenths that add up to ten together with what is left for something else. A candidate below one in
 * ten is not shown, unless the first one would stand alone with less than half. One that is not known in Kenya comes last and gets no number: the network knows nothing of where
 * the photo was taken.
 */
export function inTenths(candidates: readonly Candidate[], place: Place): { shown: Shown[]; somethingElse: number } {
  const all = candidates.map(({ label, probability }) => ({
    label,
    probability,
    tenths: Math.min(9, Math.round(probability * 10)),
  }))
  const visible = all.filter(({ tenths }) => tenths >= 1)
  const isWeak = visible.length === 1 && visible.every(({ tenths }) => tenths < HALF)
  const rounded = isWeak ? all.slice(0, 2).map((one) => ({ ...one, tenths: Math.max(1, one.tenths) })) : visible
  const likely = rounded.filter(({ label }) => !isUnlikely(label, place))
  while (tenthsOf(likely) > 10) reduceLargest(likely)
  const unlikely = rounded.filter(({ label }) => isUnlikely(label, place)).map((one) => ({ ...one, tenths: null }))
  return { shown: [...likely, ...unlikely], somethingElse: 10 - tenthsOf(likely) }
}

/** Of several candidates together. */
export const tenthsOf = (shown: readonly { tenths: number | null }[]) =>
  shown.reduce((sum, { tenths }) => sum + (tenths ?? 0), 0)

function reduceLargest(shown: { tenths: number }[]) {
  const largest = shown.reduce((a, b) => (b.tenths > a.tenths ? b : a))
  largest.tenths--
}

/** The one label that a ranking is about, where it shows no other and that one is known in the country. */
export function aloneIn(candidates: readonly Candidate[], place: Place): { label: string; tenths: number } | undefined {
  const [first, second] = inTenths(candidates, place).shown
  if (first?.tenths == null || second || first.tenths < HALF) return undefined
  return { label: first.label, tenths: first.tenths }
}

/** What a verdict is called outside: a ranking that shows one label is no choice between several. */
export const levelOf = (verdict: Verdict, place: Place = DEFAULT_PLACE): Verdict['kind'] | 'probable' =>
  verdict.kind === 'ranked' && aloneIn(verdict.candidates, place) ? 'probable' : verdict.kind

/** Not known in Kenya, or hardly; what occurs in another country is not known. */
export const isUnlikely = (label: string, place: Place) =>
  place === DEFAULT_PLACE && hasAlert(entryFor(label), 'unlikely')
