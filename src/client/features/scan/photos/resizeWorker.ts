import { expose } from 'comlink'

import type { PhotoFault } from '~/client/store/photoCopy'
import { photoFault } from '~/vision/photoFault'

import model from '../../../../../models/leaf/model.json'

import { compressPhoto } from './compressPhoto'
import { contextOf, createCanvas, decodePhoto } from './photoBitmap'

/** Why the server would refuse a copy, whatever the crop. */
async function faultOf(copy: Blob): Promise<PhotoFault | undefined> {
  const bitmap = await decodePhoto(copy)
  const { width, height } = bitmap
  const context = contextOf(createCanvas(width, height))
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const { minBrightness, minSharpness, minGreenness, maxGreenness, minPlantHues, minColours } = model.thresholds
  const thresholds = { minBrightness, minSharpness, minGreenness, maxGreenness, minPlantHues, minColours }
  return photoFault({ data, width, height, channels: 4 }, thresholds)
}

/** A reply to `start` means that the script has loaded. */
const photoWorker = { start: () => undefined, compressPhoto, faultOf }
export type PhotoWorker = typeof photoWorker

expose(photoWorker)
