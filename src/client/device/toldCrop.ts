import { localSettings } from './browserStorage'

const KEY = 'crop'

/** The last choice on this phone; null without one. */
export const rememberedCrop = () => localSettings.get(KEY)

export function rememberCrop(crop: string | null) {
  if (crop === null) localSettings.remove(KEY)
  else localSettings.set(KEY, crop)
}
