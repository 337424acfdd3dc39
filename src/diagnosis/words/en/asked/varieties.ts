import type { At } from '../../place'

/** Names of varieties hold for Kenya only. */
export const varietiesAt =
  (at: At) =>
  (kenya: string): string =>
    at(kenya, 'Ask which variety that can stand it is sold in your country.')
