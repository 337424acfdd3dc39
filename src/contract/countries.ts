/** Countries that a farmer may choose: ISO 3166 codes, the product's own country first, and `other`. */
export const COUNTRIES = ['KE', 'UG', 'TZ', 'RW', 'BI', 'ET', 'SO', 'SS', 'CD', 'other'] as const
export type Country = (typeof COUNTRIES)[number]

/** For accounts without a choice. */
export const DEFAULT_COUNTRY = 'KE' satisfies Country

/** Whose law, contacts, products, varieties and prices advice may name: only Kenya's are known. */
export const PLACES = ['kenya', 'elsewhere'] as const
export type Place = (typeof PLACES)[number]
export const DEFAULT_PLACE = 'kenya' satisfies Place

export const placeOf = (country: string = DEFAULT_COUNTRY): Place =>
  country === DEFAULT_COUNTRY ? DEFAULT_PLACE : 'elsewhere'
