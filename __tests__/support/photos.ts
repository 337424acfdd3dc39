import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) => readFileSync(path.join(__dirname, 'photos', name))

/** Pictures drawn by `drawLeafPhotos.mjs`; the bases are what the training pipeline makes of them. */
export const photos = {
  /** A maize leaf with common rust, 1600 x 1200 with EXIF orientation 6. */
  maizeRust: read('maizeRust.jpg'),
  maizeRustBase: read('maizeRust.base.png'),
  /** Of that base, the view of eight tenths of its side at 224 px. */
  maizeRustMiddle: read('maizeRust.middle.png'),
  /** A small transparent cutting of it. */
  cutting: read('maizeRustCutting.png'),
  cuttingBase: read('maizeRustCutting.base.png'),
}

/** 60 px of `maizeRustBase`, from column 25 and row 40 on, at another size by Pillow. */
export const resizedByPillow = (side: number) => read(`lanczos.${side}.png`)
