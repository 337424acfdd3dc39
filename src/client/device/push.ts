import type { PushSubscriptionRequest } from '~/contract/reminders'

import { settings } from './settings'
import { registerWorker } from './serviceWorker'
import { withDeadline } from './withDeadline'

/** Messages that reach this browser while the app is closed. */
export const push = {
  isPossible: () => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator,
  /** Asked for and allowed; whether they reach this browser is another question. */
  isWanted: () =>
    push.isPossible() && Notification.permission === 'granted' && settings.get('reminders') !== null,
  /** Undefined where the person does not allow it. Rejects without a network, and where the browser does not answer. A subscription with other keys, or of who has left, ends. */
  async subscribe(pushKey: string): Promise<PushSubscriptionRequest | undefined> {
    if (!navigator.onLine) throw new Error('There is no network.') // some browsers would go on trying
    if ((await withDeadline(Notification.requestPermission())) !== 'granted') return undefined
    return withDeadline(subscribeAnew(pushKey))
  },
  /** What this browser has with these keys, or else asks its push service for. Rejects without a network. */
  async renew(pushKey: string): Promise<PushSubscriptionRequest | undefined> {
    if (!push.isWanted()) return undefined
    const { kept } = await withDeadline(current())
    return kept && isMadeWith(pushKey, kept) ? (kept.toJSON() as PushSubscriptionRequest) : push.subscribe(pushKey)
  },
  remember: () => settings.set('reminders', ''),
  /** Also takes away what is shown. Resolves to its address; undefined where there is none. Rejects where the browser does not answer. */
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

/** Some browsers do not say. */
function isMadeWith(pushKey: string, { options }: PushSubscription) {
  const key = options.applicationServerKey
  return !key || base64Url(new Uint8Array(key)) === pushKey.replaceAll('=', '')
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
