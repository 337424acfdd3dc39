import { generateVAPIDKeys } from 'web-push'

const { publicKey, privateKey } = generateVAPIDKeys()

/** Settings with which a server sends reminders. */
export const vapidKeys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
