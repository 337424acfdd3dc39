import { entryFor, isDisease } from '../catalogue/catalogue'
import type { Candidate } from '../verdict/verdict'

type Shown = { label: string; tenths: number | null }

/**
 * Probabilities as tenths that add up to ten together with what is left for something else. A candidate below one in
 * ten is not shown. One that is not known in Kenya comes last and gets no number: the network knows nothing of where
 * the photo was taken.
 */
export function inTenths(candidates: readonly Candidate[]): { shown: Shown[]; somethingElse: number } {
  const rounded = candidates
    .map(({ label, probability }) => ({ label, tenths: Math.min(9, Math.round(probability * 10)) }))
    .filter(({ tenths }) => tenths >= 1)
  const likely = rounded.filter(({ label }) => !isUnlikely(label))
  while (sumOf(likely) > 10) reduceLargest(likely)
  const unlikely = rounded.filter(({ label }) => isUnlikely(label)).map(({ label }) => ({ label, tenths: null }))
  return { shown: [...likely, ...unlikely], somethingElse: 10 - sumOf(likely) }
}

const sumOf = (shown: readonly { tenths: number }[]) => shown.reduce((sum, { tenths }) => sum + tenths, 0)

function reduceLargest(shown: { tenths: number }[]) {
  const largest = shown.reduce((a, b) => (b.tenths > a.tenths ? b : a))
  largest.tenths--
}

function isUnlikely(label: string): boolean {
  const entry = entryFor(label)
  return isDisease(entry) && entry.alerts.includes('unlikely')
}
