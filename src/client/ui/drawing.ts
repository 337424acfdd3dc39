/** `drawing` is a name in `diagnosis`, such as `signs/spots`. */
export const drawingPath = (drawing: string) => `/illustrations/${drawing}.svg`

/** Background of drawings in both colour schemes. */
export const DRAWING_GROUND = '#e6f4da'

/** A crop, `other` or `unknown`, from one file: a request per crop would cost a slow line seconds. */
export const cropDrawing = (crop: string) => `/illustrations/crops.svg#${crop}`
