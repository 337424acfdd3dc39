import type { PushSubscriptionRequest } from '~/contract/pushSubscriptions'

import * as settings from './settings'
import { registerWorker } from './registerWorker'
import { withDeadline } from './withDeadline'

/** Push messages, which reach this browser while the app is closed. */
export const push = {
  isPossible: () => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator,
  /** The user wants and allows them; whether they arrive is another question. */
  isWanted: () => push.isPossible() && Notification.permission === 'granted' && settings.get('reminders') !== null,
  /** Replaces any subscription. Undefined without permission. Rejects if offline or if the browser does not respond. */
  async subscribe(pushKey: string): Promise<PushSubscriptionRequest | undefined> {
    if (!navigator.onLine) throw new Error('There is no network.') // some browsers would keep trying
    if ((await withDeadline(Notification.requestPermission())) !== 'granted') return undefined
    return withDeadline(subscribeAnew(pushKey))
  },
  /** Returns the current subscription with this key, or makes a new one. Rejects without a network. */
  async renew(pushKey: string): Promise<PushSubscriptionRequest | undefined> {
    if (!push.isWanted()) return undefined
    const { kept } = await withDeadline(current())
    return kept && isMadeWith(pushKey, kept) ? (kept.toJSON() as PushSubscriptionRequest) : push.subscribe(pushKey)
  },
  remember: () => settings.set('reminders', ''),
  /** Also closes notifications. Resolves to the endpoint, if there is one. Rejects if the browser does not respond. */
  async end(): Promise<string | undefined> {
    settings.remove('reminders')
    if (!push.isPossible()) return undefined
    return withDeadline(unsubscribe())
  },
}

async function current() {
  const registration = await navigator.serviceWorker.getRegistration()
  return { registration, kept: await registration?.pushManager.getSubscription() }
}

async function subscribeAnew(pushKey: string) {
  await registerWorker() // `ready` waits for one
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  return subscription.toJSON() as PushSubscriptionRequest
}

async function unsubscribe() {
  const { registration, kept } = await current()
  await kept?.unsubscribe()
  if (registration && 'getNotifications' in registration)
    for (const shown of await registration.getNotifications()) shown.close()
  return kept?.endpoint
}

/** True also if the browser does not expose the key. */
function isMadeWith(pushKey: string, { options }: PushSubscription) {
  const key = options.applicationServerKey
  return !key || base64Url(new Uint8Array(key)) === pushKey.replaceAll('=', '')
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
