/** `drawing` as `diagnosis` names it, such as `signs/spots`. */
export const drawingPath = (drawing: string) => `/illustrations/${drawing}.svg`

/** Those of troubles are drawn on it, so all have it, light or dark. */
export const DRAWING_GROUND = '#e6f4da'

/** A crop, `other` or `unknown`, in the one file that has them all: a request for each would cost a slow line seconds. */
export const cropDrawing = (crop: string) => `/illustrations/crops.svg#${crop}`
