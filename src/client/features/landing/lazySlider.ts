import { onDemand } from '~/client/shared/onDemand'

/** react-slick around the cards: on its way when the testimonials are a screen away. */
export const lazySlider = onDemand(
  async () => (await import(/* webpackChunkName: "slider" */ './TestimonialSlider')).TestimonialSlider,
)
