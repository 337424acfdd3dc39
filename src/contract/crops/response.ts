import { array, object, string, type InferType } from 'yup'

/** `id`: value of the field `crop`; `name`: in the reader's language. */
export const cropsResponseSchema = object({
  crops: array(object({ id: string().strict().required(), name: string().strict().required() }).required()).required(),
})

export type CropsResponse = InferType<typeof cropsResponseSchema>
