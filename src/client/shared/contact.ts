/** Placeholders, here and nowhere else. */
export const contact = {
  email: 'hello@jani.example',
  phone: '+254 700 000 000',
}

export const mailLink = `mailto:${contact.email}`
export const phoneLinkTo = (number: string) => `tel:${number.replaceAll(' ', '')}`
export const phoneLink = phoneLinkTo(contact.phone)
