import { isOld } from '~/contract/age'
import { DEFAULT_PLACE, type Place } from '~/contract/countries'
import { entryFor, hasAlert } from '~/diagnosis/catalogue/catalogue'
import { CONTACTS } from '~/diagnosis/catalogue/contacts'
import type { Candidate, Verdict } from '~/diagnosis/verdict/verdict'
import type { Words } from '~/diagnosis/words/types'

/** Uses no-break spaces, so that a phone number stays on one line. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')

export const kephisNumber = unbroken(CONTACTS.kephis.numbers[0])

/** Every number that a sentence may name, formatted as there. */
export const contactNumbers: readonly string[] = Object.values(CONTACTS).flatMap(({ numbers }) => numbers.map(unbroken))

type Numbered = {
  numbers: readonly string[]
  source: { title: string } | null | undefined
  /** ISO 8601. */
  checkedOn: string
}

/** Source of a number and when it was last read, or a warning if long ago; empty without a number. */
export function numberSource(
  name: string,
  { numbers, source, checkedOn }: Numbered,
  words: Words,
  today: number,
): string {
  if (!source || numbers.length === 0) return ''
  const { numberSource: say, numberNotRead } = words.phrases
  const known = say(name, source.title, Date.parse(checkedOn))
  return isOld(checkedOn, today) ? `${known} ${numberNotRead}` : known
}

/** `probability`: set even without tenths. */
export type Shown = { label: string; tenths: number | null; probability: number }

/** From these tenths on a single candidate is called probable, and one that destroys a field in days is acted on. */
export const HALF = 5

/**
 * Probabilities as tenths that sum to ten with those for something else. Drops candidates below one in ten, unless the
 * first would remain alone with less than half. One not known in Kenya comes last without a number: the network does
 * not know where the photo was taken.
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

/** Sum for several candidates. */
export const tenthsOf = (shown: readonly { tenths: number | null }[]) =>
  shown.reduce((sum, { tenths }) => sum + (tenths ?? 0), 0)

function reduceLargest(shown: { tenths: number }[]) {
  const largest = shown.reduce((a, b) => (b.tenths > a.tenths ? b : a))
  largest.tenths--
}

/** The only label of a ranking, if it is known in the country and has at least half. */
export function aloneIn(candidates: readonly Candidate[], place: Place): { label: string; tenths: number } | undefined {
  const [first, second] = inTenths(candidates, place).shown
  if (first?.tenths == null || second || first.tenths < HALF) return undefined
  return { label: first.label, tenths: first.tenths }
}

/**
 * Only results that name what to do are charged; not those that show only what is unlikely in Kenya, wherever the reader
 * is: after a change of country, a free result would say more.
 */
export const isPaid = (verdict: Verdict): boolean =>
  verdict.kind === 'confident' ||
  (verdict.kind === 'ranked' && inTenths(verdict.candidates, DEFAULT_PLACE).shown.some(({ tenths }) => tenths !== null))

/** The public name of a verdict: a ranking with one label is no choice between several. */
export const levelOf = (verdict: Verdict, place: Place = DEFAULT_PLACE): Verdict['kind'] | 'probable' =>
  verdict.kind === 'ranked' && aloneIn(verdict.candidates, place) ? 'probable' : verdict.kind

/** Unknown in Kenya, or rare; for other countries nothing is known. */
export const isUnlikely = (label: string, place: Place) =>
  place === DEFAULT_PLACE && hasAlert(entryFor(label), 'unlikely')
