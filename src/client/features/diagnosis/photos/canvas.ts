export type Canvas = OffscreenCanvas | HTMLCanvasElement

/** In a page or a worker. */
export const createCanvas = (width: number, height: number): Canvas =>
  'OffscreenCanvas' in globalThis
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height })

export function contextOf(canvas: Canvas) {
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d') // two overloads
  if (!context) throw new Error('This browser cannot draw.')
  return context
}
