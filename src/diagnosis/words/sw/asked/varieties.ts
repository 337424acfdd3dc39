import type { At } from '../../place'

/** Names of varieties hold for Kenya only. */
export const varietiesAt =
  (at: At) =>
  (kenya: string): string =>
    at(kenya, 'Uliza ni aina gani inayostahimili inayouzwa katika nchi yako.')
