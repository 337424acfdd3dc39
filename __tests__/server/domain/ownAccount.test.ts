import { createNetworkShare } from '~/server/domain/networkShare'
import { createOwnAccount } from '~/server/domain/ownAccount'
import type { OwnAccountRecords } from '~/server/domain/ownAccountRecords'

const unused = () => Promise.reject(new Error('not asked for'))
const user = { id: 'id', username: 'Otieno', credits: 5, sessionId: 'session' }
const stored = {
  ...user,
  email: 'otieno@example.com',
  passwordHash: 'hash',
  isSuspended: false,
  isEmailConfirmed: true,
}
const limiter = {
  consume: async () => undefined,
  waitMs: async () => 0,
  refusedMs: async () => 0,
  giveBack: async () => undefined,
  forget: async () => undefined,
}

it('compares at most 17 passwords of one network at a time, whatever the account', async () => {
  let compared = 0
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const find: OwnAccountRecords['find'] = async () => stored
  const rule = { points: 10, durationSeconds: 900 }
  const ownAccount = createOwnAccount({
    records: { find, changePassword: unused, sessionsOf: unused, endSession: unused },
    accounts: { exportAll: unused, remove: unused },
    passwords: { hash: unused, matches: () => (compared++, finished.then(() => false)) },
    share: createNetworkShare(),
    commonPasswords: new Set(),
    mailer: { send: unused, forget: unused },
    mailWords: {} as never,
    inBackground: () => undefined,
    limiters: { shared: () => limiter },
    limits: { exports: rule, passwordChecks: rule },
    keyedHash: () => 'key',
    now: () => 0,
  })
  const removals = Array.from({ length: 40 }, (_, index) =>
    ownAccount
      .remove({ ...user, id: `id ${index}` }, 'a-guess', { network: '192.0.2.1' })
      .catch((error: unknown) => error),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(compared).toBe(17)
  finish()
  const reasons = (await Promise.all(removals)).map((error) => (error as { reason: string }).reason)
  expect(reasons.filter((reason) => reason === 'unavailable')).toHaveLength(23)
})
