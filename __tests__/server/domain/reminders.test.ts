import { readPushAddress } from '~/server/domain/reminders/pushAddress'
import { createReminders } from '~/server/domain/reminders/reminders'
import type { ReminderRecords, SendReminder } from '~/server/domain/reminders/reminderRecords'
import { remindDaily } from '~/server/push/remindDaily'

const MORNING = Date.parse('2026-11-27T04:30:00Z') // half past seven in Nairobi
const stopping = new AbortController()
const PAGE = 15

type Fakes = { read: (account: string) => Promise<never[]>; records?: Partial<ReminderRecords>; send?: SendReminder }

const remindersOf = (accounts: string[], { read, records, send = jest.fn() }: Fakes) =>
  createReminders({
    records: {
      accountsToRemind: async (after) => accounts.slice(accounts.indexOf(after) + 1).slice(0, PAGE),
      deleteEnded: jest.fn(),
      subscribe: jest.fn(),
      unsubscribe: jest.fn(),
      subscriptionsOf: jest.fn(),
      findRecipient: async () => ({ username: 'Amina', email: 'amina@example.com', mailLanguage: undefined }),
      accountsToTell: async () => [],
      claim: jest.fn(),
      giveBack: jest.fn(),
      ...records,
    },
    diagnoses: { listDiagnoses: ({ accountId }) => read(accountId), listAdvice: async () => [] },
    confirmations: { runningFor: async () => [] },
    mailWords: undefined,
    publicUrl: 'https://jani.test',
    send,
    isPublicKey: () => true,
    onError: jest.fn(),
    now: () => MORNING,
  })

const accountsNamed = (count: number) => Array.from({ length: count }, (_, number) => `account ${number}`)

it('an account that fails delays no other one, and the round is reported as incomplete', async () => {
  const read: string[] = []
  const reminders = remindersOf(['first', 'second'], {
    async read(account) {
      read.push(account)
      if (account === 'first') throw new Error('unreadable')
      return []
    },
  })
  await expect(reminders.remindAll(stopping.signal)).rejects.toThrow('Accounts that could not be reminded: 1.')
  expect(read).toEqual(['first', 'second'])
})

it('a slow account delays no other one, and a few are reminded at once', async () => {
  let atOnce = 0
  const most: number[] = []
  const read: string[] = []
  let goOn = () => {}
  const reminders = remindersOf(accountsNamed(100), {
    async read(account) {
      most.push(++atOnce)
      if (account === 'account 0') await new Promise<void>((resolve) => (goOn = resolve))
      else await new Promise(setImmediate)
      atOnce--
      read.push(account)
      if (read.length === 99) goOn()
      return []
    },
  })
  await reminders.remindAll(stopping.signal)
  expect(read.at(-1)).toBe('account 0')
  expect(new Set(read).size).toBe(100)
  expect(Math.max(...most)).toBe(8)
})

it('a round ends after the current accounts when the server stops', async () => {
  const read: string[] = []
  const goOn: (() => void)[] = []
  const reminders = remindersOf(accountsNamed(100), {
    async read(account) {
      read.push(account)
      await new Promise<void>((resolve) => goOn.push(resolve))
      return []
    },
  })
  const stop = remindDaily({ ...reminders, now: () => MORNING, onError: jest.fn() })
  while (goOn.length < 8) await new Promise(setImmediate)
  const stopped = stop()
  for (const one of goOn) one()
  await stopped
  expect(read).toHaveLength(8)
})

it.each([
  'https://fcm.googleapis.com/fcm/send/cX1:APA91b_-',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGx',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY%2b%3d',
])('a push address is read as it is written: %s', (endpoint) => {
  expect(readPushAddress(endpoint)?.href).toBe(endpoint)
})

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:443/x',
  'https://user@fcm.googleapis.com/x',
  'https://@fcm.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com./x',
  'https://FCM.googleapis.com/x',
  'HTTPS://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com/x#',
  'https://fcm.googleapis.com/x?',
  'https://fcm.googleapis.com/x y',
  'https://fcm.googleapis.com/x ',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/a/../x',
  'https://fcm.googleapis.com/a/%2e%2e/x',
  'https://fcm.googleapis.com\\x',
  'https://fcm.googleapis.com/x\\y',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://127.9.9.9%2Epush.services.mozilla.com/x',
  'https://localhost%C2%AD.push.apple.com/x',
  'https://localhost%E3%80%82push.apple.com/x',
  'https://localhost\u3002push.apple.com/x',
  'https:fcm.googleapis.com/x',
  'https:/fcm.googleapis.com/x',
  'https:///fcm.googleapis.com/x',
  'https:\\\\fcm.googleapis.com\\x',
  'https://%66cm.googleapis.com/x',
  'https://ｆcm.googleapis.com/x',
  'ht\ttps://fcm.googleapis.com/x',
  'https://fcm.google\napis.com/x',
  'https://fcm.googleapis.com/\u0000x',
  'https://fcm.googleapis.com/\ud800x',
  'https://fcm.googleapis.com/€',
  'https://fcm.googleapis.com.example.com/x',
  'https://example.com/x.push.apple.com/',
  'https://example.com#.push.apple.com/',
  'https://example.com?.push.apple.com/',
  'https://example.com;.push.apple.com/',
  'https://xpush.apple.com/x',
  'https://push.apple.com/x',
  'https://.push.apple.com/x',
  'https://a..push.apple.com/x',
  'https://*.push.apple.com/x',
  'no address',
  '',
])('no other text is a push address: %j', (endpoint) => {
  expect(readPushAddress(endpoint)).toBeUndefined()
})
