import { paths } from '~/contract/paths'

export const BRAND = 'Jani'
export const FOOTER_BRAND = 'Jani Agritech Farm'
export const FOOTER_LEAD = 'AI Meets Agriculture'

export type NavigationLink = { label: string; to: string }

export const mainLinks: NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Predict', to: paths.predict },
  { label: 'Our Story', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
]

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy Policy', to: paths.home },
  { label: 'Terms & Conditions', to: paths.home },
]

/** Placeholders, here and nowhere else. */
export const contact = {
  email: 'hello@jani.example',
  phone: '+254 700 000 000',
  location: 'Nairobi, Kenya',
}
