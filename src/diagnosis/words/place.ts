import type { Place } from '~/contract/countries'

/** What is said where the farm is in Kenya, and in any other country: there it names no substance and nothing Kenyan. */
export type At = <Said>(kenya: Said, elsewhere: Said) => Said

export const wordsAt =
  (place: Place): At =>
  (kenya, elsewhere) =>
    place === 'kenya' ? kenya : elsewhere

export const inPlaces = <Texts>(textsIn: (place: Place) => Texts): Record<Place, Texts> => ({
  kenya: textsIn('kenya'),
  elsewhere: textsIn('elsewhere'),
})
