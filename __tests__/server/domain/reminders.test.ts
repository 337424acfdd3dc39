import { createReminders } from '~/server/domain/reminders/reminders'
import type { SendReminder } from '~/server/domain/reminders/reminders'
import { remindDaily } from '~/server/push/remindDaily'

const MORNING = Date.parse('2026-11-27T04:30:00Z') // half past seven in Nairobi
const stopping = new AbortController()

const remindersOf = (accounts: string[], read: (account: string) => Promise<never[]>, send: SendReminder = jest.fn()) =>
  createReminders({
    records: {
      accountsToRemind: async () => accounts,
      subscribe: jest.fn(),
      unsubscribe: jest.fn(),
      subscriptionsOf: jest.fn(),
      claim: jest.fn(),
    },
    diagnoses: { listDiagnoses: ({ accountId }) => read(accountId) },
    send,
    onError: jest.fn(),
    now: () => MORNING,
  })

it('an account that cannot be reminded holds up no other one, and the round is told to be incomplete', async () => {
  const read: string[] = []
  const reminders = remindersOf(['first', 'second'], async (account) => {
    read.push(account)
    if (account === 'first') throw new Error('unreadable')
    return []
  })
  await expect(reminders.remindAll(stopping.signal)).rejects.toThrow('Some accounts could not be reminded.')
  expect(read).toEqual(['first', 'second'])
})

it('a round ends with the account it is at when the server stops', async () => {
  const read: string[] = []
  let goOn = () => {}
  const reminders = remindersOf(['first', 'second'], async (account) => {
    read.push(account)
    await new Promise<void>((resolve) => (goOn = resolve))
    return []
  })
  const stop = remindDaily({ ...reminders, now: () => MORNING, onError: jest.fn() })
  await new Promise(setImmediate)
  const stopped = stop()
  goOn()
  await stopped
  expect(read).toEqual(['first'])
})
