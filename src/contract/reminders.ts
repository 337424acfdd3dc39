import { object, string } from 'yup'
import type { InferType } from 'yup'

import { en } from './errors/en'

const text = (max: number) =>
  string().strict().typeError(en.pushUnknown).required(en.pushUnknown).max(max, en.pushUnknown)
const key = (max: number) => text(max).matches(/^[\w-]+=*$/, en.pushUnknown)

/** As `PushSubscription.toJSON()` of the browser has it. */
export const pushSubscriptionSchema = object({
  endpoint: text(1000),
  keys: object({ p256dh: key(100), auth: key(40) }).required(en.pushUnknown),
})

export const pushEndpointSchema = pushSubscriptionSchema.pick(['endpoint'])

export type PushSubscriptionRequest = InferType<typeof pushSubscriptionSchema>
export type PushEndpointRequest = InferType<typeof pushEndpointSchema>
