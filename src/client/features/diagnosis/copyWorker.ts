import { copyPhoto } from './copyPhoto'
import type { MakeCanvas } from './copyPhoto'

/** What it says: that it has come, and then of the photo its copy, if a server would take one, or why there is none. */
export type Word = { isHere: true } | { copy: Blob | undefined } | { failure: string }

const makeCanvas: MakeCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  return { pen: canvas.getContext('2d'), encode: (type, quality) => canvas.convertToBlob({ type, quality }) }
}

/** A worker of the page that made it: nobody else can send it anything. */
globalThis.onmessage = ({ data }: MessageEvent<Blob>) => {
  copyPhoto(data, makeCanvas).then(
    (copy) => {
      answer({ copy })
    },
    (error: unknown) => {
      answer({ failure: String(error) })
    },
  )
}

function answer(word: Word) {
  globalThis.postMessage(word)
}

answer({ isHere: true })
