import { SUBSTANCES } from '../catalogue/substances'
import type { Substance, SubstanceId, SuggestionId } from '../catalogue/substances'
import type { DiseaseFacts } from '../catalogue/types'
import type { Works } from '../words/phrases'
import type { DiseaseWords, Words } from '../words/types'

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
export function sprayingLines(entry: DiseaseFacts, own: DiseaseWords, words: Words, today: number): string[] {
  if (entry.chemistry.length === 0) return [own.spray, own.doNotSpray]
  const { phrases } = words
  return [
    own.spray,
    own.doNotSpray,
    ...productLines(entry, words, today),
    ...(isAgainstFungus(entry) ? [phrases.premix] : []),
    phrases.changeGroup,
    phrases.askForRegistered,
    ...avoidLines(entry, words, today),
    ...phrases.safety,
  ]
}

function productLines(entry: DiseaseFacts, { phrases }: Words, today: number): string[] {
  const current = entry.chemistry.filter((id) => isCurrent(substance(id).statusDate, today))
  if (current.length > 0) {
    return [phrases.askForNames(current.map((id) => described(id, entry, phrases)))]
  }
  const groups = [...new Set(entry.chemistry.map((id) => substance(id).group))].filter((group) => /\d/.test(group))
  return groups.length === 0 ? [] : [phrases.askForGroups(groups)]
}

const described = (id: SuggestionId, entry: DiseaseFacts, { substances, works }: Words['phrases']) =>
  `${substances[id]} (${substance(id).group}; ${works[worksAgainst(id, entry)]})`

/** Sulphur protects leaves against a fungus, and kills mites that it touches. */
function worksAgainst(id: SuggestionId, { kind }: DiseaseFacts): Works {
  const isPest = kind === 'mite' || kind === 'insect'
  return id === 'sulphur' && isPest ? 'onContact' : SUBSTANCES[id].works
}

function avoidLines({ avoid }: DiseaseFacts, { phrases }: Words, today: number): string[] {
  const current = avoid.map(substance).filter(({ statusDate }) => isCurrent(statusDate, today))
  const [first] = current
  if (avoid.length > 0 && first === undefined) return [phrases.rulesChanged]
  return first === undefined
    ? []
    : [
        phrases.avoid(
          current.map(({ name }) => name),
          first.statusDate.slice(0, 7),
        ),
      ]
}

const isAgainstFungus = ({ chemistry }: DiseaseFacts) => chemistry.some((id) => substance(id).group.startsWith('FRAC'))
