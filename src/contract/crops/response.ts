import { array, object, string } from 'yup'
import type { InferType } from 'yup'

/** `id`: what the field `crop` takes; `name` in the reader's language. */
export const cropsResponseSchema = object({
  crops: array(object({ id: string().strict().required(), name: string().strict().required() }).required()).required(),
})

export type CropsResponse = InferType<typeof cropsResponseSchema>
