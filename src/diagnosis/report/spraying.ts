import { isOld, isOlderThan } from '~/contract/age'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { LibraryCropId } from '~/contract/library'

import { CONTACTS } from '../catalogue/contacts'
import { SUBSTANCES, type Status, type Substance, type SubstanceId, type SuggestionId } from '../catalogue/substances'
import { isDisease } from '../catalogue/catalogue'
import type { TroubleKind } from '../catalogue/troubles/types'
import type { DiseaseFacts, EntryFacts } from '../catalogue/types'
import type { Works } from '../words/phrases'
import type { DiseaseWords, Words } from '../words/types'

import { numberSource, unbroken } from './numbers'

/** From this age on, asks for a synthetic substance's status, as the law may have changed. Bans never expire. */
const STATUS_MONTHS = 12

/** A disease, or a trouble that no photo can be judged for. */
type Sprayed = Pick<DiseaseFacts, 'chemistry' | 'avoid'> & { kind: TroubleKind; crop: LibraryCropId; bait?: true }

const substance = (id: SubstanceId): Substance => SUBSTANCES[id]
const isLowRisk = (id: SuggestionId) => SUBSTANCES[id].risk === 'lowRisk'
const isSynthetic = (id: SuggestionId) => !isLowRisk(id)

/** When a spray can help, what to ask for, what the law is known to say, and how to spray safely. */
export const sprayingLines = (entry: DiseaseFacts, own: DiseaseWords, words: Words, today: number): string[] => [
  ...ownSprayingLines(entry, own, words, today),
  ...sprayingRules([entry], words, today),
]

/** When a spray can help against this, when not, and what to ask for. */
export const ownSprayingLines = (entry: DiseaseFacts, own: DiseaseWords, words: Words, today: number): string[] => [
  own.spray,
  own.doNotSpray,
  ...productLines(entry, words, today),
]

/** What the law bars and what holds for every spray, if a product is suggested. */
export const sprayingRules = (known: readonly EntryFacts[], words: Words, today: number): string[] =>
  rulesAgainst(
    known.filter(isDisease).filter(({ chemistry }) => chemistry.length > 0),
    words,
    today,
  )

function rulesAgainst(known: readonly Sprayed[], words: Words, today: number): string[] {
  const { phrases, place } = words
  const sprayed = known.filter(isHandled)
  if (place !== DEFAULT_PLACE)
    return sprayed.length === 0 ? [] : [phrases.oneGroup.germ, ...phrases.askForRegistered, ...phrases.safety]
  const barred = barredLines(avoidedBy(known), words, today)
  if (sprayed.length === 0) return barred
  return [
    ...(sprayed.some(isAgainstGerm) ? [phrases.premix] : []),
    ...resistanceLines(sprayed, words),
    ...phrases.askForRegistered,
    ...barred,
    ...safetyLines(words, today),
    ...boardSource(sprayed, words, today),
  ]
}

/** Whether a product or a bait is suggested. */
export const isHandled = ({ chemistry, bait }: Pick<Sprayed, 'chemistry' | 'bait'>): boolean =>
  chemistry.length > 0 || bait === true

/** Of `rulesAgainst`, what differs from one trouble to another. */
export function ownRules(known: readonly Sprayed[], words: Words, today: number): string[] {
  const sprayed = known.filter(isHandled)
  if (words.place !== DEFAULT_PLACE) return sprayed.length === 0 ? [] : [words.phrases.oneGroup.germ]
  return [
    ...resistanceLines(sprayed, words),
    ...barredLines(avoidedBy(known), words, today),
    ...boardSource(sprayed, words, today),
  ]
}

/** Of `rulesAgainst`, what holds for every spray. */
export const sprayingGuide = (words: Words, today: number): string[] => [
  ...(words.place === DEFAULT_PLACE ? [words.phrases.premix] : []),
  ...words.phrases.askForRegistered,
  ...(words.place === DEFAULT_PLACE ? safetyLines(words, today) : words.phrases.safety),
]

const safetyLines = (words: Words, today: number): string[] => [
  ...words.phrases.safety,
  words.phrases.call(words.phrases.contacts.poison, CONTACTS.poison.numbers.map(unbroken)),
  numberSource(words.phrases.contacts.poison, CONTACTS.poison, words, today),
]

/** Where the number comes from that `productLines` gives for a product that may have been barred. */
function boardSource(sprayed: readonly Sprayed[], words: Words, today: number): string[] {
  const isStale = sprayed.some(({ chemistry }) => chemistry.some((id) => isSynthetic(id) && !isNamed(id, today)))
  return isStale ? [numberSource(words.phrases.contacts.pcpb, CONTACTS.pcpb, words, today)] : []
}

/** In Kenya: low-risk products first, by name; then the synthetic ones, or whom to ask whether they are still legal. */
export function productLines(entry: Sprayed, words: Words, today: number): string[] {
  const { phrases, place, crops } = words
  if (place !== DEFAULT_PLACE) return entry.chemistry.length === 0 ? [] : [phrases.askWhatIsAllowed(crops[entry.crop])]
  const lowRisk = entry.chemistry.filter(isLowRisk)
  const current = entry.chemistry.filter((id) => isSynthetic(id) && isNamed(id, today))
  const stale = entry.chemistry.filter((id) => isSynthetic(id) && !isNamed(id, today))
  const namesOf = (ids: readonly SuggestionId[]) => ids.map((id) => phrases.substances[id])
  return [
    ...(lowRisk.length > 0 ? [phrases.askFirstFor(namesOf(lowRisk))] : []),
    ...(current.length > 0 ? [phrases.askForNames(current.map((id) => inGroup(id, phrases)))] : []),
    ...worksLines([...lowRisk, ...current], entry, words),
    ...(stale.length > 0
      ? [phrases.askIfAllowed(namesOf(stale), words.crops[entry.crop], unbroken(CONTACTS.pcpb.numbers[0]))]
      : []),
  ]
}

const isNamed = (id: SuggestionId, today: number) => !isOlderThan(substance(id).statusDate, STATUS_MONTHS, today)

const inGroup = (id: SuggestionId, { substances }: Words['phrases']) => `${substances[id]} (${substance(id).group})`

/** One sentence per way of acting. */
function worksLines(ids: readonly SuggestionId[], entry: Sprayed, { phrases }: Words): string[] {
  const kinds = [...new Set(ids.map((id) => worksAgainst(id, entry)))]
  return kinds.map((works) =>
    phrases.works[works](ids.filter((id) => worksAgainst(id, entry) === works).map((id) => phrases.substances[id])),
  )
}

/** Sulphur protects leaves against fungi, and kills mites on contact. */
const worksAgainst = (id: SuggestionId, { kind }: Sprayed): Works =>
  id === 'sulphur' && kind === 'mite' ? 'onContact' : SUBSTANCES[id].works

/** Only products with one site of action cause resistance; low-risk ones have many or none. In doubt: germs' rule. */
function resistanceLines(sprayed: readonly Sprayed[], { phrases }: Words): string[] {
  const limited = sprayed.filter(({ chemistry }) => chemistry.some(isSynthetic))
  const germs = limited.filter(isAgainstGerm)
  const groups = new Set(
    (germs.length > 0 ? germs : limited).flatMap(({ chemistry }) =>
      chemistry.filter(isSynthetic).map((id) => substance(id).group),
    ),
  )
  if (groups.size === 0) return []
  return [phrases[groups.size === 1 ? 'oneGroup' : 'changeGroup'][germs.length > 0 ? 'germ' : 'pest']]
}

const avoidedBy = (known: readonly Sprayed[]) => known.flatMap(({ avoid }) => avoid)

/** Banned substances, with the date of the rules. Leaves out doubtful ones: naming them would sound like a ban. */
export function barredLines(ids: readonly SubstanceId[], { phrases }: Pick<Words, 'phrases'>, today: number): string[] {
  const avoided = [...new Set(ids)].map(substance)
  const reviewed = (names: readonly string[], readOn: number) =>
    isOld(new Date(readOn).toISOString(), today)
      ? phrases.rulesNotRead(names, readOn, unbroken(CONTACTS.pcpb.numbers[0]))
      : phrases.underReview(names, readOn)
  const line = (statuses: readonly Status[], say: (names: readonly string[], readOn: number) => string) => {
    const found = avoided.filter(({ status }) => statuses.includes(status))
    const [first] = found
    const names = found.map(({ name, scope }) => (scope === 'openField' ? phrases.inOpenField(name) : name))
    return first ? [say(names, Date.parse(first.statusDate))] : []
  }
  return [...line(['withdrawn', 'restricted'], phrases.barred), ...line(['underReview'], reviewed)]
}

const GERMS: ReadonlySet<TroubleKind> = new Set<TroubleKind>(['fungus', 'oomycete', 'bacterium'])

const isAgainstGerm = ({ kind }: Sprayed) => GERMS.has(kind)
