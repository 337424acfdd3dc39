import { browserKeys } from './vapidKeys'

const keyBytes = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer
export const endpoint = (number: number) => `https://fcm.googleapis.com/fcm/send/${number}`

/** As a browser has them; each subscription has an address of its own. */
export function fakePush(permission: NotificationPermission) {
  let made = 0
  const fake: { current: object | null } = { current: null }
  const unsubscribe = async () => {
    fake.current = null
    return true
  }
  const keys = browserKeys()
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    const json = { endpoint: endpoint(++made), expirationTime: null, keys }
    const options = { applicationServerKey: keyBytes(applicationServerKey) }
    return (fake.current = { ...json, options, unsubscribe, toJSON: () => json })
  })
  const shown = { close: jest.fn() }
  const pushManager = { getSubscription: async () => fake.current, subscribe }
  const registration = { pushManager, getNotifications: async () => [shown] }
  const worker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: jest.fn(async (): Promise<unknown> => registration),
  }
  Object.assign(window, {
    PushManager: jest.fn(),
    Notification: { permission, requestPermission: async () => permission },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return Object.assign(fake, { subscribe, lose: unsubscribe, registration, worker, shown })
}

export function removeFakePush() {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.removeItem('reminders')
}
