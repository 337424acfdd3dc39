import { CONTACTS } from '../catalogue/contacts'
import { SUBSTANCES } from '../catalogue/substances'
import type { Substance, SubstanceId, SuggestionId } from '../catalogue/substances'
import type { DiseaseFacts } from '../catalogue/types'
import type { Works } from '../words/phrases'
import type { DiseaseWords, Words } from '../words/types'

import { numberSource } from './numberSource'

/** A status that is older than this is not repeated: the law may have changed. */
const STATUS_MONTHS = 12

const substance = (id: SubstanceId): Substance => SUBSTANCES[id]

/** Whether a status of that day (ISO 8601) may still be named. `today`: milliseconds since 1970. */
function isCurrent(statusDate: string, today: number): boolean {
  const end = new Date(statusDate)
  end.setUTCMonth(end.getUTCMonth() + STATUS_MONTHS)
  return today < end.getTime()
}

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

/** What holds for every product that is asked for; nothing where none is. */
export function sprayingRules(known: readonly DiseaseFacts[], words: Words, today: number): string[] {
  const sprayed = known.filter(({ chemistry }) => chemistry.length > 0)
  if (sprayed.length === 0) return []
  const { phrases } = words
  return [
    ...(sprayed.some(isAgainstFungus) ? [phrases.premix] : []),
    phrases.changeGroup,
    phrases.askForRegistered,
    ...lawLines(sprayed, words, today),
    ...phrases.safety,
    phrases.call(phrases.contacts.poison, CONTACTS.poison.numbers),
    numberSource(CONTACTS.poison, words),
  ]
}

function productLines(entry: DiseaseFacts, { phrases }: Words, today: number): string[] {
  const current = entry.chemistry.filter((id) => isCurrent(substance(id).statusDate, today))
  if (current.length > 0) {
    return [phrases.askForNames(current.map((id) => described(id, entry, phrases)))]
  }
  const groups = [...new Set(entry.chemistry.map((id) => groupAgainst(id, entry)))].filter((group) => /\d/.test(group))
  return groups.length === 0 ? [] : [phrases.askForGroups(groups)]
}

const described = (id: SuggestionId, entry: DiseaseFacts, { substances, works }: Words['phrases']) =>
  `${substances[id]} (${groupAgainst(id, entry)}; ${works[worksAgainst(id, entry)]})`

const isPest = ({ kind }: DiseaseFacts) => kind === 'mite' || kind === 'insect'

/** Sulphur protects leaves against a fungus, and kills mites that it touches. */
const worksAgainst = (id: SuggestionId, entry: DiseaseFacts): Works =>
  id === 'sulphur' && isPest(entry) ? 'onContact' : SUBSTANCES[id].works

/** Against mites, IRAC lists sulphur under unknown modes of action. */
const groupAgainst = (id: SuggestionId, entry: DiseaseFacts): string =>
  id === 'sulphur' && isPest(entry) ? 'IRAC UN' : substance(id).group

/**
 * What must not be used; and where a status is too old to be repeated, what to ask for. What is only doubtful is not
 * named: that would sound like a ban.
 */
function lawLines(sprayed: readonly DiseaseFacts[], { phrases }: Words, today: number): string[] {
  const isNamed = ({ statusDate }: Substance) => isCurrent(statusDate, today)
  const suggested = sprayed.flatMap(({ chemistry }) => chemistry.map(substance))
  const barred = [...new Set(sprayed.flatMap(({ avoid }) => avoid))]
    .map(substance)
    .filter(({ status }) => status !== 'unknown')
  const [first, ...others] = barred.filter(isNamed)
  return [
    ...([...suggested, ...barred].every(isNamed) ? [] : [phrases.rulesChanged]),
    ...(first
      ? [
          phrases.avoid(
            [first, ...others].map(({ name }) => name),
            Date.parse(first.statusDate),
          ),
        ]
      : []),
  ]
}

const isAgainstFungus = (entry: DiseaseFacts) =>
  entry.chemistry.some((id) => groupAgainst(id, entry).startsWith('FRAC'))
