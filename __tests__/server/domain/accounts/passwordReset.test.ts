import { createPasswordReset, createResetLink } from '~/server/domain/accounts/passwordReset'
import type { Account } from '~/server/domain/accounts/users'
import type { RateLimiter } from '~/server/domain/limits/rateLimiter'
import { mailWords } from '~/server/mail/words/mailWords'

const account: Account = {
  id: 'id',
  username: 'Wanjiru',
  email: 'wanjiru@example.com',
  passwordHash: 'hash',
  credits: 5,
  isSuspended: false,
  recoveryCodeHash: undefined,
}
const unusedWords = () => {
  throw new Error('not asked for')
}
const unused = () => Promise.reject(new Error('not asked for'))

/** What the database is asked to do, in order, when a link is asked for: reads and writes, not their contents. */
async function workOf(email: string) {
  const work: string[] = []
  const write = async () => void work.push('write')
  const read = async () => (work.push('read'), 0)
  const limiter: RateLimiter = { consume: write, waitMs: read, refusedMs: read, giveBack: write, forget: write }
  const later: (() => Promise<void>)[] = []
  const tokens = { create: () => 'token', hash: (token: string) => token }
  const publicUrl = 'https://jani.example'
  const now = () => 0
  const rule = { points: 3, durationSeconds: 1800 }
  const { requestLink } = createPasswordReset({
    users: { findByAnyEmail: async (address) => (await read(), address === account.email ? account : undefined) },
    records: { findByReset: unused, resetPassword: unused },
    resetLink: createResetLink({ records: { addReset: write }, tokens, publicUrl, now }),
    tokens,
    passwords: { hash: unused },
    networkLimit: (_network, task) => task(),
    commonPasswords: new Set(),
    notices: { notice: unusedWords, putBackMail: unusedWords },
    mailWords: mailWords(),
    atRandomTime: (run) => later.push(run),
    limiters: { shared: () => limiter },
    limits: { mails: rule, networkMails: rule },
    keyedHash: (...parts) => parts.join(),
    now,
  })
  await requestLink(email, { network: '192.0.2.1', deviceTokens: [] }, 'en')
  const before = work.splice(0)
  for (const run of later) await run()
  return { before, later: later.length, after: new Set(work) }
}

it('a reset link reads and writes with or without an account, and its time is random', async () => {
  const [known, unknown] = [await workOf(account.email), await workOf('nobody@example.com')]
  expect(unknown).toEqual(known)
  expect(known).toMatchObject({ later: 1, after: new Set(['read', 'write']) })
})
