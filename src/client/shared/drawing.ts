/** `drawing` as `diagnosis` names it, such as `signs/spots`. */
export const drawingPath = (drawing: string) => `/illustrations/${drawing}.svg`

/** Those of troubles are drawn on it, so all have it, light or dark. */
export const DRAWING_GROUND = '#e6f4da'
