import type { Illustration } from '~/client/ui/Picture'
import { orderPath, paths } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

/** Pictures, prices and colours of the landing page; its texts are in `i18n`. */

type Undescribed = Omit<Illustration, 'alt'>

export const pictures = {
  hero: { src: '/illustrations/hero.svg', width: 640, height: 560 },
  /** The same picture for phones. */
  heroWide: { src: '/illustrations/hero-wide.svg', width: 656, height: 264 },
  innovation: { src: '/illustrations/innovation.svg', width: 560, height: 460 },
  callToAction: { src: '/illustrations/field-band.svg', width: 1440, height: 180 },
  closing: { src: '/illustrations/closing-harvest.svg', width: 480, height: 300 },
} satisfies Record<string, Undescribed>

export type Plan = {
  id: 'essential' | 'pro'
  /** What its order opens. */
  orderPath: string
  /** Kenyan shillings. */
  price: number
  bgcolor: string
  textcolor1: string
  textcolor2: string
}

export const allPlans: Plan[] = [
  {
    id: 'essential',
    orderPath: paths.predict,
    price: 0,
    bgcolor: 'background.paper',
    textcolor1: 'primary.main',
    textcolor2: 'text.primary',
  },
  {
    id: 'pro',
    orderPath,
    price: PRO_PLAN.priceKsh,
    bgcolor: 'surface.deep',
    textcolor1: 'surface.accentOnDeep',
    textcolor2: 'surface.onDeep',
  },
]

type FeaturedCardContent = { name: 'yields' | 'farmers' | 'diagnosis'; image: Illustration }

export const featuredCards: FeaturedCardContent[] = [
  { name: 'yields', image: { src: '/illustrations/featured-yields.svg', alt: '', width: 480, height: 300 } },
  { name: 'farmers', image: { src: '/illustrations/featured-farmers.svg', alt: '', width: 480, height: 300 } },
  { name: 'diagnosis', image: { src: '/illustrations/featured-diagnosis.svg', alt: '', width: 480, height: 300 } },
]

export type Testimonial = { name: string; image: string }

export const RATING = 5

/** In the order of their texts. */
export const allTestimonials: Testimonial[] = [
  { name: 'Wanjiru Kamau', image: '/illustrations/portrait-wanjiru.svg' },
  { name: 'Peter Otieno', image: '/illustrations/portrait-otieno.svg' },
  { name: 'Amina Hassan', image: '/illustrations/portrait-amina.svg' },
  { name: 'Joseph Mutiso', image: '/illustrations/portrait-mutiso.svg' },
]
