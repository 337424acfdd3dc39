import { object, string, type InferType } from 'yup'

import { en } from './errors/en'

const text = (max: number) =>
  string().strict().typeError(en.pushUnknown).required(en.pushUnknown).max(max, en.pushUnknown)
const key = (pattern: RegExp) => text(100).matches(pattern, en.pushUnknown)
/** base64url of 65 bytes, the first of which is 4 (an uncompressed point), and of 16 bytes. */
const P256DH = /^B[A-P][\w-]{85}=?$/
const AUTH = /^[\w-]{22}(==)?$/

/** An address as browsers write it: printable ASCII without spaces. */
const ADDRESS = /^[!-~]+$/

/** As the browser's `PushSubscription.toJSON()` returns it. */
export const pushSubscriptionSchema = object({
  endpoint: text(1000).matches(ADDRESS, en.pushUnknown),
  keys: object({ p256dh: key(P256DH), auth: key(AUTH) }).required(en.pushUnknown),
})

export const pushEndpointSchema = pushSubscriptionSchema.pick(['endpoint'])

export type PushSubscriptionRequest = InferType<typeof pushSubscriptionSchema>
export type PushEndpointRequest = InferType<typeof pushEndpointSchema>
