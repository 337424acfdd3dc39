import { array, mixed, object, string, type InferType } from 'yup'

import { COUNTIES, type County } from './counties'
import { en } from './errors/en'

/** How long those of a county are told of a confirmed case. */
export const CONFIRMED_DAYS = 21

/** Null for none. */
export const county = mixed<County>().oneOf(COUNTIES, en.notUnderstood).nullable().defined(en.notUnderstood)

export const countyRequestSchema = object({ county }).noUnknown()

/** Confirmed in the county of the account; for the plan. `endsAt`: ISO 8601. */
export const confirmedSchema = object({
  id: string().strict().required(),
  county: string().strict().required(),
  cropName: string().strict().required(),
  title: string().strict().required(),
  slug: string().strict().required(),
  /** The signs, and the one check. */
  lookFor: string().strict().required(),
  check: string().strict().required(),
  /** KEPHIS, where it has to be told; comes first. */
  call: object({
    request: string().strict().required(),
    numbers: array(string().strict().required()).required(),
    /** ISO 8601. */
    checkedOn: string().strict().required(),
  })
    .nullable()
    .defined(),
  endsAt: string().strict().required(),
})

export type CountyRequest = InferType<typeof countyRequestSchema>
export type Confirmed = InferType<typeof confirmedSchema>
