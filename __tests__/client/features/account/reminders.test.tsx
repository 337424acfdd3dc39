import { act, screen, waitFor } from '@testing-library/react'

import { sessionEnded } from '~/client/api/sessionEnded'
import { registerWorker } from '~/client/device/serviceWorker'
import { paths } from '~/contract/paths'
import type { Subscription } from '~/server/domain/reminders/reminders'
import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import { createReminderRepository } from '~/server/persistence/reminderRepository'

import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp } from '../../../support/testApp'
import { vapidKeys as environment } from '../../../support/vapidKeys'

jest.mock('../../../../src/client/device/serviceWorker', () => ({ registerWorker: jest.fn() }))

const endpoint = 'https://fcm.googleapis.com/fcm/send/one'

/** As a browser has them. */
function fakePush(permission: NotificationPermission) {
  const unsubscribe = jest.fn().mockResolvedValue(true)
  const toJSON = () => ({
    endpoint,
    expirationTime: null,
    keys: { p256dh: `BA${'a'.repeat(85)}`, auth: 'b'.repeat(22) },
  })
  const pushManager = {
    getSubscription: async () => ({ endpoint, unsubscribe }),
    subscribe: jest.fn().mockResolvedValue({ toJSON }),
  }
  const registration = { pushManager }
  const worker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.assign(window, {
    PushManager: jest.fn(),
    Notification: { permission, requestPermission: async () => permission },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return pushManager
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.removeItem('reminders')
})

async function openAccount(settings: Parameters<typeof buildTestApp>[0] = { environment }) {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  const server = await buildTestApp({ ...settings, db })
  await storeSession(server)
  const app = renderApp(paths.account, server)
  await screen.findByRole('heading', { name: 'Your account' })
  const stored = async (): Promise<Subscription[]> => {
    const records = createReminderRepository(db)
    const [account] = await records.accountsToRemind()
    return account === undefined ? [] : records.subscriptionsOf(account)
  }
  const close = async () => {
    await server.close()
    await db.destroy()
  }
  return { ...app, stored, close }
}

const button = (name: string) => screen.findByRole('button', { name })

it('a reminder is asked for with one tap, ended with another, and forgotten with the session', async () => {
  const { subscribe } = fakePush('granted')
  const { user, store, stored, close } = await openAccount()
  await user.click(await button('Remind me on this phone'))
  await user.click(await button('No more reminders'))
  expect(registerWorker).toHaveBeenCalled() // nobody has, for those who save data
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: environment.VAPID_PUBLIC_KEY,
  })
  await user.click(await button('Remind me on this phone'))
  await button('No more reminders')
  expect(await stored()).toMatchObject([{ endpoint, language: 'en' }])
  act(() => {
    store.dispatch(sessionEnded({ by: 'user' }))
  })
  await waitFor(async () => {
    expect([await stored(), localStorage.getItem('reminders')]).toEqual([[], null])
  })
  await close()
})

it('where notifications are refused nothing is asked of the server, and it is said', async () => {
  fakePush('denied')
  const { user, stored, close } = await openAccount()
  await user.click(await button('Remind me on this phone'))
  expect(await screen.findByText(/does not allow notifications/)).toBeVisible()
  expect(await stored()).toEqual([])
  await close()
})

it.each([
  ['the browser knows that there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'the push service cannot be reached',
    ({ subscribe }: ReturnType<typeof fakePush>) => subscribe.mockRejectedValue(new DOMException('', 'AbortError')),
  ],
])('where %s, that is said, and not that notifications are refused', async (_, arrange) => {
  const pushManager = fakePush('granted')
  const { user, stored, close } = await openAccount()
  arrange(pushManager)
  await user.click(await button('Remind me on this phone'))
  expect(await screen.findByText(/^No response from server/)).toBeVisible()
  expect(screen.queryByText(/does not allow notifications/)).toBeNull()
  expect([await stored(), await button('Remind me on this phone')]).toEqual([[], expect.anything()])
  jest.restoreAllMocks()
  await close()
})

it('without keys nothing of it is shown', async () => {
  fakePush('granted')
  const { close } = await openAccount({})
  await button('Download my data')
  await screen.findByText('Wanjiru, wanjiru@example.com')
  expect(screen.queryByRole('button', { name: 'Remind me on this phone' })).toBeNull()
  await close()
})
