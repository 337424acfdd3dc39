import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'

import { localSettings } from './browserStorage'

type CropToChoose = (typeof CROPS_TO_CHOOSE)[number]

const KEY = 'crop'
export const PLOTS_KEY = 'plots'
export const REMINDERS_KEY = 'reminders'
export const ANSWERED_KEY = 'answered'
const SEPARATOR = ','
const MAX_CROPS = 7

/** The crops that were told on this phone, the last one first. */
export const recentCrops = (): CropToChoose[] =>
  (localSettings.get(KEY) ?? '').split(SEPARATOR).flatMap((id) => CROPS_TO_CHOOSE.filter((crop) => crop === id))

export function rememberCrop(crop: string) {
  const crops = [crop, ...recentCrops().filter((other) => other !== crop)]
  localSettings.set(KEY, crops.slice(0, MAX_CROPS).join(SEPARATOR))
}

/** Of crops and of fields, which set was answered last, and the wish for reminders, which the server forgets with the session. */
export const forgetTold = () => {
  for (const key of [KEY, PLOTS_KEY, REMINDERS_KEY, ANSWERED_KEY]) localSettings.remove(key)
}
