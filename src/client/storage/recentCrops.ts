import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'

import * as settings from './settings'

type CropToChoose = (typeof CROPS_TO_CHOOSE)[number]

const SEPARATOR = ','
const MAX_CROPS = 7

/** Crops chosen on this phone, most recent first. */
export const recentCrops = (): CropToChoose[] =>
  (settings.get('crop') ?? '').split(SEPARATOR).flatMap((id) => CROPS_TO_CHOOSE.filter((crop) => crop === id))

export function rememberCrop(crop: string) {
  const crops = [crop, ...recentCrops().filter((other) => other !== crop)]
  settings.set('crop', crops.slice(0, MAX_CROPS).join(SEPARATOR))
}
