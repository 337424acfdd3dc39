import { entryFor } from '../catalogue/catalogue'
import type { Entry, LookAlike } from '../catalogue/types'
import type { Candidate } from '../verdict'
import { capital, nameBeside } from './wording'

/** Less likely rivals are noise: the catalogue's look-alikes serve the farmer better. */
const WORTH_NAMING = 0.01
const MAX_POSSIBILITIES = 2

const labelOf = (lookAlike: LookAlike): string | undefined => ('label' in lookAlike ? lookAlike.label : undefined)

function line(entry: Entry, lookAlike: LookAlike): string {
  const name = 'label' in lookAlike ? capital(nameBeside(lookAlike.label, entry.crop)) : lookAlike.name
  return `**${name}?** ${lookAlike.check}`
}

/** How to tell the rival from the entry: the pair's own check where the catalogue has one. */
function checkBetween(entry: Entry, label: string): LookAlike {
  return entry.lookAlikes.find((known) => labelOf(known) === label) ?? { label, check: entryFor(label).tellTale }
}

/** What else it could be, each with one check in the field: the network's rivals first, then the known look-alikes. */
export function possibilities(entry: Entry, alternatives: readonly Candidate[]): string[] {
  const rivals = alternatives
    .filter(({ probability }) => probability >= WORTH_NAMING)
    .map(({ label }) => checkBetween(entry, label))
  const named = new Set(rivals.map(labelOf))
  const others = entry.lookAlikes.filter((known) => !named.has(labelOf(known)) || labelOf(known) === undefined)
  return [...rivals, ...others].slice(0, MAX_POSSIBILITIES).map((lookAlike) => line(entry, lookAlike))
}
