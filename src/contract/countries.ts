/** Where a farmer may say the farm is: ISO 3166 codes, the product's own country first, and any other one. */
export const COUNTRIES = ['KE', 'UG', 'TZ', 'RW', 'BI', 'ET', 'SO', 'SS', 'CD', 'other'] as const
export type Country = (typeof COUNTRIES)[number]

/** Of an account that has chosen none. */
export const DEFAULT_COUNTRY = 'KE' satisfies Country

/** Whose law, contacts, products, varieties and prices advice may name: only those of Kenya are known. */
export const PLACES = ['kenya', 'elsewhere'] as const
export type Place = (typeof PLACES)[number]
export const DEFAULT_PLACE = 'kenya' satisfies Place

export const placeOf = (country: string = DEFAULT_COUNTRY): Place =>
  country === DEFAULT_COUNTRY ? DEFAULT_PLACE : 'elsewhere'
