import { createECDH, randomBytes } from 'node:crypto'

import { generateVAPIDKeys } from 'web-push'

const { publicKey, privateKey } = generateVAPIDKeys()

/** Settings with which a server sends reminders. */
export const vapidKeys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }

/** The keys of a new subscription, as a browser makes them. */
export const browserKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
