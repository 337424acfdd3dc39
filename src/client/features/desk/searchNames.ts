import type { ChoicesResponse } from '~/contract/cases'

export type Choice = ChoicesResponse['names'][number]

const MAX_FOUND = 8

/**
 * Conditions and troubles whose names have every word of the query, those of the crop first, then those that begin with
 * it. All of the crop for an empty query.
 */
export function searchNames(choices: readonly Choice[], query: string, crop: string | null): Choice[] {
  const isOwn = (choice: Choice) => choice.crop !== null && choice.crop === crop
  const asked = plain(query).trim()
  if (asked === '') return choices.filter(isOwn)
  const rankOf = (choice: Choice) => (isOwn(choice) ? 0 : 2) + (plain(choice.name).startsWith(asked) ? 0 : 1)
  return choices
    .filter(({ name }) => asked.split(/\s+/).every((word) => plain(name).includes(word)))
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
    .slice(0, MAX_FOUND)
}

/** Ignores case and accents, which people omit. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
