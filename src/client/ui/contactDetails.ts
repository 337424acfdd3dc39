import { CONTACT_PLACEHOLDERS } from '~/contract/contact'

/** The operator's contact, set at build time (`scripts/pageSettings.ts`). */
export const contact = {
  email: process.env['CONTACT_EMAIL'] ?? CONTACT_PLACEHOLDERS.CONTACT_EMAIL,
  phone: (process.env['CONTACT_PHONE'] ?? CONTACT_PLACEHOLDERS.CONTACT_PHONE).replaceAll(' ', '\u00A0'), // never wraps
  whatsApp: process.env['CONTACT_WHATSAPP'] ?? null,
  place: process.env['CONTACT_PLACE'] ?? null,
}

/** Whether the operator has set it: a placeholder answers nobody. */
export const isContactSet = {
  email: (process.env['CONTACT_EMAIL'] ?? null) !== null,
  phone: (process.env['CONTACT_PHONE'] ?? null) !== null,
}

/** Whether the operator had set up M-Pesa when the pages were built. */
export const isPlanOnSale = (process.env['PLAN_ON_SALE'] ?? null) !== null

export const mailLink = `mailto:${contact.email}`
export const phoneLinkTo = (number: string) => `tel:${number.replace(/\s/g, '')}`
export const phoneLink = phoneLinkTo(contact.phone)
export const whatsAppLink = contact.whatsApp && `https://wa.me/${contact.whatsApp.replace(/\D/g, '')}`
