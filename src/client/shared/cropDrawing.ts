/** A crop, `other` or `unknown`, in the one file that has them all: a request for each would cost a slow line seconds. */
export const cropDrawing = (crop: string) => `/illustrations/crops.svg#${crop}`
