import { object, string } from 'yup'

import { en } from './errors/en'

/** What the farmer corrects afterwards. `crop`: an id of `getCrops`, or 'other'. */
export const correctionSchema = object({
  crop: string().strict().typeError(en.cropUnknown).required(en.cropUnknown).max(40, en.cropUnknown),
})
