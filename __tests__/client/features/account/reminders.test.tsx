import { act, screen, waitFor } from '@testing-library/react'
import { generateVAPIDKeys } from 'web-push'

import { sessionEnded } from '~/client/api/apiActions'
import { accountPath, paths } from '~/contract/paths'
import type { Subscription } from '~/server/domain/reminders/reminderRecords'
import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import { createReminderRepository } from '~/server/persistence/reminderRepository'

import { endpoint, fakePush, removeFakePush } from '../../../support/fakePush'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp } from '../../../support/testApp'
import { vapidKeys as environment } from '../../../support/vapidKeys'
import { passTime } from '../../../support/passTime'

const sessionLimits = { idleMs: 86_400_000, absoluteMs: 86_400_000 }

afterEach(removeFakePush)

async function openAccount(
  settings: Parameters<typeof buildTestApp>[0] = { environment },
  path: string = accountPath('reminders'),
) {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  const server = await buildTestApp({ ...settings, db })
  await storeSession(server)
  const app = renderApp(path, server)
  if (path !== paths.history) await screen.findByRole('heading', { level: 1 })
  const stored = async (): Promise<Subscription[]> => {
    const records = createReminderRepository(db, sessionLimits)
    const [account] = await records.accountsToRemind('')
    return account === undefined ? [] : records.subscriptionsOf(account, Date.now())
  }
  const close = async () => {
    await server.close()
    await db.destroy()
  }
  return { ...app, stored, close }
}

const button = (name: string) => screen.findByRole('button', { name })

it('one tap turns reminders on, another off, and the end of the session deletes them', async () => {
  const { subscribe, worker } = fakePush('granted')
  const { user, store, stored, close } = await openAccount()
  await user.click(await button('Remind me on this phone'))
  await user.click(await button('No more reminders'))
  expect(worker.register).toHaveBeenCalled() // not registered before, with data saving on
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: environment.VAPID_PUBLIC_KEY,
  })
  await waitFor(async () => {
    expect(await button('Remind me on this phone')).toBeEnabled()
  })
  await user.click(await button('Remind me on this phone'))
  await button('No more reminders')
  expect(await stored()).toMatchObject([{ endpoint: endpoint(2), language: 'en' }])
  act(() => {
    store.dispatch(sessionEnded({ by: 'user' }))
  })
  await waitFor(async () => {
    expect([await stored(), localStorage.getItem('reminders')]).toEqual([[], null])
  })
  await close()
})

it('denied notifications show a message and send no request', async () => {
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
])('when %s, the page says so, not that notifications are denied', async (_, arrange) => {
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

/** What an earlier visit has left. */
async function rememberSubscription(fake: ReturnType<typeof fakePush>, pushKey: string) {
  await fake.subscribe({ applicationServerKey: pushKey })
  localStorage.setItem('reminders', '')
}

it.each([
  ['the server has forgotten it', environment.VAPID_PUBLIC_KEY, 1],
  ['the operator has other keys', generateVAPIDKeys().publicKey, 2],
])('an active reminder is registered again when %s', async (_, pushKey, number) => {
  await rememberSubscription(fakePush('granted'), pushKey)
  const { stored, close } = await openAccount()
  expect(await screen.findByText('You get reminders on this phone.')).toBeVisible()
  expect(await stored()).toMatchObject([{ endpoint: endpoint(number) }])
  await close()
})

it('reminders show as off without a subscription in browser or push service', async () => {
  const fake = fakePush('granted')
  await rememberSubscription(fake, environment.VAPID_PUBLIC_KEY)
  await fake.lose()
  fake.subscribe.mockRejectedValue(new DOMException('', 'AbortError'))
  const { stored, close } = await openAccount()
  await waitFor(async () => {
    expect(await button('Remind me on this phone')).toBeEnabled()
  })
  expect(screen.queryByText('You get reminders on this phone.')).toBeNull()
  expect(await stored()).toEqual([])
  await close()
})

it('start-up renews reminders', async () => {
  await rememberSubscription(fakePush('granted'), environment.VAPID_PUBLIC_KEY)
  const { stored, close } = await openAccount({ environment }, paths.history)
  await waitFor(async () => {
    expect(await stored()).toMatchObject([{ endpoint: endpoint(1) }])
  })
  await close()
})

it.each([
  [
    'the worker never becomes ready',
    ({ worker }: ReturnType<typeof fakePush>) => void (worker.ready = new Promise(() => undefined)),
  ],
  [
    'the worker is never registered',
    ({ worker }: ReturnType<typeof fakePush>) => void worker.register.mockReturnValueOnce(new Promise(() => undefined)),
  ],
  [
    'the push service never answers',
    ({ subscribe }: ReturnType<typeof fakePush>) => subscribe.mockReturnValue(new Promise(() => undefined)),
  ],
  [
    'the question to the person never comes',
    () => void (window.Notification.requestPermission = () => new Promise(() => undefined)),
  ],
])('when %s, the page says so after ten seconds and allows a retry', async (_, arrange) => {
  const fake = fakePush('granted')
  const { stored, close } = await openAccount()
  arrange(fake)
  const turnOn = await button('Remind me on this phone')
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] })
  act(() => {
    turnOn.click()
  })
  await act(() => passTime(10_000))
  expect(await screen.findByText(/^This phone did not answer\./)).toBeVisible()
  expect(await button('Remind me on this phone')).toBeEnabled()
  jest.useRealTimers()
  expect(await stored()).toEqual([])
  await close()
})

it('without keys reminders are hidden', async () => {
  fakePush('granted')
  const { close } = await openAccount({})
  expect(await screen.findByRole('switch', { name: 'Plants to look at again' })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Remind me on this phone' })).toBeNull()
  await close()
})
