/** `drawing` as `diagnosis` names it, such as `signs/spots`. */
export const drawingPath = (drawing: string) => `/illustrations/${drawing}.svg`

/** The ground of drawings in both colour schemes. */
export const DRAWING_GROUND = '#e6f4da'

/** A crop, `other` or `unknown` in the one file of all crops: a request for each would cost a slow line seconds. */
export const cropDrawing = (crop: string) => `/illustrations/crops.svg#${crop}`
