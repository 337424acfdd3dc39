import { mixed, object, string } from 'yup'
import type { InferType } from 'yup'

import { en } from './errors/en'

/** How the plants are since the diagnosis that another one follows. */
export const PROGRESS = ['better', 'same', 'worse'] as const
export type Progress = (typeof PROGRESS)[number]

/** What the farmer tells afterwards: exactly one of these. `crop`: an id of `getCrops`, or 'other'. */
export const correctionSchema = object({
  crop: string().strict().typeError(en.cropUnknown).min(1, en.cropUnknown).max(40, en.cropUnknown),
  progress: mixed<Progress>().oneOf(PROGRESS, en.progressUnknown),
}).test(
  'one',
  en.notUnderstood,
  ({ crop, progress }) => [crop, progress].filter((value) => value !== undefined).length === 1,
)

export type Correction = InferType<typeof correctionSchema>
