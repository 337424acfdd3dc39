import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import { LANGUAGES } from '~/contract/languages'
import { inboxOf } from '~/server/domain/accounts/mails'
import type { Deliver } from '~/server/domain/accounts/mails'
import { createMailSender } from '~/server/mail/mailSender'
import { createSmtp } from '~/server/mail/smtp'
import { mailWords } from '~/server/mail/words/mailWords'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createOutboxRepository } from '~/server/persistence/outboxRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { openSqlite } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { until } from '../support/rawHttp'
import { smtpReply, startSmtpServer } from '../support/smtpServer'
import { waitingMails } from '../support/testMailer'

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000
const from = 'Jani <no-reply@jani.example>'

/** A mail server that does with each connection what it is told to. */
async function startBrokenServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, close }
}

describe('a mail in the outbox', () => {
  let database: TestDatabase
  let accountId: string
  let errors: string[]
  let now: number
  let opened: ReturnType<typeof createMailSender>[]
  beforeEach(async () => {
    database = await openSqlite()
    errors = []
    now = Date.now()
    opened = []
    const person = { username: 'Wanjiru', email: 'wanjiru@example.com', passwordHash: 'h', credits: 5 }
    accountId = (await createUserRepository(database.db, () => now).add(person))!.id
  })
  afterEach(async () => {
    await Promise.all(opened.map((sender) => sender.close()))
    await database.close()
  })

  const write = (to = 'wanjiru@example.com') => {
    const text = 'One link:\n\nhttps://jani.example/reset#abc'
    const mail = { to, subject: 'Hello', text, expiresAt: now + HOUR_MS }
    return createOutboxRepository(database.db).add({ accountId, mail, now })
  }
  const waiting = async () => (await waitingMails(database.db)).length

  /** One server that sends mails. */
  function open(deliver: Deliver | string | undefined) {
    const onError = (error: unknown) => errors.push(String(error))
    const sender = createMailSender({
      onOutcome: () => undefined,
      outbox: createOutboxRepository(database.db),
      deliver: typeof deliver === 'string' ? createSmtp(deliver, from) : deliver,
      now: () => now,
      onError,
      everyMs: 10,
      firstRetryMs: 20,
    })
    opened.push(sender)
    sender.start()
    return sender
  }
  /** Lets time pass for the sender, whose clock stands still. */
  const passTime = () => {
    const timer = setInterval(() => (now += 20), 20)
    return () => {
      clearInterval(timer)
    }
  }

  it('reaches the mail server and is then deleted', async () => {
    const { url, received, close } = await startSmtpServer()
    await write()
    open(url)
    await until(async () => (await waiting()) === 0)
    const link = expect.stringContaining('https://jani.example/reset#abc')
    expect(received).toEqual([{ from: 'no-reply@jani.example', to: ['wanjiru@example.com'], message: link }])
    expect(errors).toEqual([])
    await close()
  })

  it('is sent by one of several servers', async () => {
    for (let index = 0; index < 24; index++) await write(`farmer${index}@example.com`)
    const sent: string[] = []
    const deliver: Deliver = async ({ to }) => void sent.push(to)
    for (let server = 0; server < 3; server++) open(deliver)
    await until(async () => (await waiting()) === 0)
    expect([sent.length, new Set(sent).size]).toEqual([24, 24])
  })

  it('is released by timeout when the server that claimed it dies', async () => {
    await write()
    const outbox = createOutboxRepository(database.db)
    expect(await outbox.claim({ now, until: now + MINUTE_MS })).toMatchObject({ to: 'wanjiru@example.com' })
    expect(await outbox.claim({ now, until: now + MINUTE_MS })).toBeUndefined()
    now += MINUTE_MS
    const sent: string[] = []
    open(async ({ to }) => void sent.push(to))
    await until(async () => (await waiting()) === 0)
    expect(sent).toEqual(['wanjiru@example.com'])
  })

  it('is not touched by a server whose claim has ended', async () => {
    await write()
    const outbox = createOutboxRepository(database.db)
    const late = (await outbox.claim({ now, until: now + MINUTE_MS }))!
    const second = await outbox.claim({ now: now + MINUTE_MS, until: now + 2 * MINUTE_MS })
    await outbox.postpone(late, now)
    expect(await waitingMails(database.db)).toMatchObject([{ due_at: second!.claimedUntil, attempts: 2 }])
  })

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['stops after its greeting', (socket) => socket.write('220 mail.example\r\n')],
    ['sends its greeting byte by byte', (socket) => void setInterval(() => socket.write('2'), 20).unref()],
  ])('stays when the server stops while a mail server %s, and is sent once after a start', async (_name, behave) => {
    const broken = await startBrokenServer(behave)
    await write()
    const stopped = open(broken.url)
    await until(() => broken.sockets.size > 0)
    await stopped.close()
    expect([await waiting(), errors]).toEqual([1, []]) // no timeout was waited for
    broken.close()
    const { url, received, close } = await startSmtpServer()
    open(url)
    await until(async () => (await waiting()) === 0)
    expect(received).toMatchObject([{ to: ['wanjiru@example.com'] }])
    await close()
  })

  it('is not sent after a stop was requested', async () => {
    const { url, received, close } = await startSmtpServer()
    await open(url).close()
    await write()
    expect([await waiting(), received]).toEqual([1, []])
    await close()
  })

  it('is tried again when it is refused for now, or the connection breaks', async () => {
    const stopTime = passTime()
    const { url, received, close } = await startSmtpServer([smtpReply(451, 'Come back, wanjiru@example.com')])
    await write()
    const first = open(url)
    await until(() => received.length > 0)
    expect(errors).toEqual(['Error: A mail could not be sent (EENVELOPE).'])
    await first.close()
    await close()
    const broken = await startBrokenServer((socket) => socket.destroy())
    await write()
    open(broken.url)
    await until(() => broken.sockets.size > 2)
    expect(await waiting()).toBe(1)
    broken.close()
    stopTime()
  })

  it('is dropped when it is refused for good, and the log does not name the address', async () => {
    const { url, received, close } = await startSmtpServer([smtpReply(550, 'No mailbox wanjiru@example.com')])
    await write()
    open(url)
    await until(async () => (await waiting()) === 0)
    expect([errors, received]).toEqual([['Error: A mail was refused (EENVELOPE).'], []])
    await close()
  })

  it('does not keep other mails waiting when it is refused', async () => {
    const stopTime = passTime()
    const { url, received, close } = await startSmtpServer([smtpReply(451, 'Later'), smtpReply(550, 'Never')])
    for (const name of ['a', 'b', 'c']) await write(`${name}@example.com`)
    open(url)
    await until(async () => (await waiting()) === 0)
    expect(received).toHaveLength(2)
    await close()
    stopTime()
  })

  it('stays without a mail server, and is deleted once its link has expired, or with its account', async () => {
    await write()
    open(undefined)
    await write(`${randomUUID()}@example.com`)
    expect(await waiting()).toBe(2)
    await createAccountRepository(database.db).remove(accountId)
    await write()
    expect(await waiting()).toBe(0)
  })

  it('is not sent once its link has expired, and is deleted at a start', async () => {
    await write()
    now += HOUR_MS
    const { url, received, close } = await startSmtpServer()
    open(url)
    await until(async () => (await waiting()) === 0)
    expect(received).toEqual([])
    await close()
  })
})

it('a mail is given up as soon as the server stops', async () => {
  const { url, sockets, close } = await startBrokenServer(() => undefined)
  const stopping = new AbortController()
  const mail = { id: 'id', to: 'wanjiru@example.com', subject: 'Hello', text: 'Hello', expiresAt: 0 }
  const sent = createSmtp(url, from)(mail, stopping.signal)
  await until(() => sockets.size > 0)
  stopping.abort()
  await expect(sent).rejects.toThrow('A mail could not be sent (EABORT).')
  close()
})

it('addresses of one inbox count as one', () => {
  const inboxes = [
    ['Wanjiru@Example.com', 'wanjiru+1@example.com', 'wanjiru+jani+2@EXAMPLE.COM'],
    ['w.anjiru@gmail.com', 'wanji.ru+x@googlemail.com', 'WANJIRU@gmail.com'],
    ['w.anjiru@example.com', 'w.anjiru+1@example.com'],
    ['+254@example.com'],
  ]
  const found = inboxes.map((addresses) => [...new Set(addresses.map(inboxOf))])
  expect(found).toEqual([
    ['wanjiru@example.com'],
    ['wanjiru@gmail.com'],
    ['w.anjiru@example.com'],
    ['+254@example.com'],
  ])
})

const values = { username: 'Wanjiru', email: 'new@example.com', link: 'https://jani.example/reset#abc' }

it('every mail has words in every language, and its link on a line of its own', () => {
  const subjects = LANGUAGES.flatMap((language) => {
    const { emailPutBack, paid, alert, ...words } = mailWords()[language]
    const written = Object.values(words).map((write) => write(values))
    for (const { text } of written) expect(text.split('\n')).toContain(values.link)
    return [
      ...written,
      emailPutBack(values),
      alert({ ...values, news: ['due', 'advice'], choose: 'https://jani.example/account' }),
      paid({ ...values, amount: 100, until: '27 December', reference: 'K' }),
    ].map(({ subject }) => subject)
  })
  expect(new Set(subjects).size).toBe(8 * LANGUAGES.length)
})

it.each(LANGUAGES)('the mail about a change of address names the new one in %s', (language) => {
  expect(mailWords()[language].emailChanged(values).text).toContain(values.email)
})

it('every mail ends with the contact that the operator has set, and with no placeholder', () => {
  const contact = { CONTACT_PHONE: '+254 712 345 678', CONTACT_WHATSAPP: '+254 700 111 222' }
  for (const language of LANGUAGES)
    for (const kind of ['reset', 'confirmation', 'passwordChanged', 'recoveryCodeMade'] as const) {
      const [plain, signed] = [mailWords()[language][kind](values), mailWords(contact)[language][kind](values)]
      expect(signed.text).toMatch(/\n\n[^\n]+: \+254 712 345 678, WhatsApp \+254 700 111 222$/)
      expect(signed.text.startsWith(plain.text)).toBe(true)
      expect(plain.text).not.toMatch(/@|254/)
    }
})
