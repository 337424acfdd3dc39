import { copyPhoto } from './copyPhoto'

/** Copies a photo where the page is shown, which stands still meanwhile. */
export const copyInPage = (original: Blob) =>
  copyPhoto(original, (width, height) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    return {
      pen: canvas.getContext('2d'),
      encode: (type, quality) =>
        new Promise((resolve) => {
          canvas.toBlob(resolve, type, quality)
        }),
    }
  })
