/** Between two testimonials. */
export const GAP_PX = 20
