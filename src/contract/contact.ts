/** The contact that an operator sets for users. */
export const CONTACT_SETTINGS = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_WHATSAPP', 'CONTACT_PLACE'] as const

export type ContactSettings = Partial<Record<(typeof CONTACT_SETTINGS)[number], string>>

/** Settings that the pages show as they are. */
export const SHOWN_SETTINGS = [...CONTACT_SETTINGS, 'PUBLIC_URL'] as const

/** What the build writes into the pages. `PLAN_ON_SALE` is 'yes' where M-Pesa is set up; no value of M-Pesa is in a page. */
export const PAGE_SETTINGS = [...SHOWN_SETTINGS, 'PLAN_ON_SALE'] as const

export type PageSettings = Partial<Record<(typeof PAGE_SETTINGS)[number], string>>

/** Shown in place of a missing setting, defined only here. The texts contain the one for the place. */
export const CONTACT_PLACEHOLDERS = {
  CONTACT_PHONE: '+254 700 000 000',
  CONTACT_EMAIL: 'hello@jani.example',
  PUBLIC_URL: 'https://jani.example',
}

const WITH_PLACEHOLDER = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_PLACE'] as const

/** The settings that pages show a placeholder for. */
export const missingContact = (settings: ContactSettings) =>
  WITH_PLACEHOLDER.filter((name) => settings[name] === undefined)
