import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { LANGUAGES } from '~/contract/languages'
import type { Mailer } from '~/server/domain/accounts/mails'
import { inboxOf } from '~/server/domain/accounts/mails'
import { createMailer } from '~/server/mail/mailer'
import { createSmtp } from '~/server/mail/smtp'
import { mailWords } from '~/server/mail/words/mailWords'
import { createKeyedHash } from '~/server/security/keyedHash'

import { until } from '../support/rawHttp'
import { smtpReply, startSmtpServer } from '../support/smtpServer'
import { TEST_SECRET } from '../support/testApp'

const HOUR_MS = 60 * 60_000
const from = 'Jani <no-reply@jani.example>'

let folder: string
let outbox: string
let errors: string[]
let now: number
let opened: Mailer[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jani-mail-'))
  outbox = path.join(folder, 'outbox')
  errors = []
  now = Date.now()
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((mailer) => mailer.close()))
  rmSync(folder, { recursive: true })
})

const mailTo = (to: string) => ({
  to,
  subject: 'Hello',
  text: 'One link:\n\nhttps://jani.example/reset#abc',
  expiresAt: now + HOUR_MS,
})
const mail = () => mailTo('wanjiru@example.com')

function open(smtpUrl?: string, secret = TEST_SECRET) {
  const onError = (error: unknown) => errors.push(String(error))
  const settings = { smtpUrl, from, outbox, firstRetryMs: 20 }
  const mailer = createMailer({ ...settings, keyedHash: createKeyedHash(secret), now: () => now, onError })
  opened.push(mailer)
  mailer.start()
  return mailer
}

const kept = () => (existsSync(outbox) ? readdirSync(outbox) : [])
const keptTexts = () => kept().map((name) => readFileSync(path.join(outbox, name), 'utf8'))

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

describe('a mail through SMTP', () => {
  it('reaches the mail server, and nothing of it is kept', async () => {
    const { url, received, close } = await startSmtpServer()
    await open(url).send(mail())
    await until(() => kept().length === 0)
    const link = expect.stringContaining('https://jani.example/reset#abc')
    expect(received).toEqual([{ from: 'no-reply@jani.example', to: ['wanjiru@example.com'], message: link }])
    expect(errors).toEqual([])
    await close()
  })

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['stops after its greeting', (socket) => socket.write('220 mail.example\r\n')],
    ['sends its greeting byte by byte', (socket) => void setInterval(() => socket.write('2'), 20).unref()],
  ])('stays in the outbox when the server stops while a mail server %s, and is sent once after a start', async (_name, behave) => {
  const broken = await startBrokenServer(behave)
  const stopped = open(broken.url)
  await stopped.send(mail())
  await until(() => broken.sockets.size > 0)
  await stopped.close()
  expect([kept().length, errors]).toEqual([1, []]) // no timeout was waited for
  broken.close()
  const { url, received, close } = await startSmtpServer()
  open(url)
  await until(() => kept().length === 0)
  expect(received).toMatchObject([{ to: ['wanjiru@example.com'] }])
  await close()
}) // prettier-ignore

  it('is given up as soon as the server stops', async () => {
    const { url, sockets, close } = await startBrokenServer(() => undefined)
    const stopping = new AbortController()
    const sent = createSmtp(url, from)('To: wanjiru@example.com', stopping.signal)
    await until(() => sockets.size > 0)
    stopping.abort()
    await expect(sent).rejects.toThrow('A mail could not be sent (EABORT).')
    close()
  })

  it('is kept, and not sent, when it is written after the stop was asked for', async () => {
    const { url, received, close } = await startSmtpServer()
    const stopped = open(url)
    await stopped.close()
    await stopped.send(mail())
    expect([kept().length, received]).toEqual([1, []])
    await close()
  })

  it('is tried again when it is refused for now, or the connection breaks', async () => {
    const { url, received, close } = await startSmtpServer([smtpReply(451, 'Come back, wanjiru@example.com')])
    await open(url).send(mail())
    await until(() => received.length > 0)
    expect(errors).toEqual(['Error: A mail could not be sent (EENVELOPE).'])
    await close()
    const broken = await startBrokenServer((socket) => socket.destroy())
    await open(broken.url).send(mail())
    await until(() => broken.sockets.size > 2)
    expect(kept()).toHaveLength(1)
    broken.close()
  })

  it('is dropped when it is refused for good, and the log does not name the address', async () => {
    const { url, received, close } = await startSmtpServer([smtpReply(550, 'No mailbox wanjiru@example.com')])
    await open(url).send(mail())
    await until(() => kept().length === 0)
    expect([errors, received]).toEqual([['Error: A mail was refused (EENVELOPE).'], []])
    await close()
  })

  it('does not keep other mails waiting when it is refused', async () => {
    const { url, received, close } = await startSmtpServer([smtpReply(451, 'Later'), smtpReply(550, 'Never')])
    const mailer = open(url)
    for (const name of ['a', 'b', 'c']) await mailer.send(mailTo(`${name}@example.com`))
    await until(() => kept().length === 0)
    expect(received.flatMap(({ to }) => to).sort()).toHaveLength(2)
    expect(received.flatMap(({ to }) => to)).toContain('c@example.com')
    await close()
  })

  it('is not sent once its link has expired', async () => {
    await open().send(mail())
    now += HOUR_MS
    const { url, received, close } = await startSmtpServer()
    open(url)
    await until(() => kept().length === 0)
    expect(received).toEqual([])
    await close()
  })

  it('is sent at once where the outbox cannot be written', async () => {
    writeFileSync(outbox, 'a file where the folder should be')
    const { url, received, close } = await startSmtpServer()
    await open(url).send(mail())
    expect(received).toHaveLength(1)
    expect(errors.join()).toMatch(/EEXIST|ENOTDIR/)
    await close()
  })
})

describe('a mail without SMTP', () => {
  const LONG = `${'mkulima.'.repeat(22)}x@example.com`

  it('is a file that only its owner can read', async () => {
    await open().send(mail())
    const [name = ''] = kept()
    expect(keptTexts()).toEqual([
      expect.stringMatching(/^To: wanjiru@example\.com$[^]*^https:\/\/jani\.example\/reset#abc$/m),
    ])
    expect(statSync(path.join(outbox, name)).mode & 0o777).toBe(0o600)
    expect(name).not.toMatch(/wanjiru|example/)
  })

  it.each([
    ['wanjiru@example.com', 'wanjiru@example.com'],
    ['Wanjiru@Example.COM', 'wanjiru@EXAMPLE.com'],
    [LONG, LONG],
    [LONG.toUpperCase(), LONG],
    ['.a@x-y.example.com', '.a@x-y.example.com'],
  ])('to %s is deleted with its account, by the next server, too', async (address, forgotten) => {
    const mailer = open()
    for (const to of [address, address, 'otieno@example.com']) await mailer.send(mailTo(to))
    writeFileSync(path.join(outbox, `${kept()[0]!}.part`), 'half of a mail')
    const next = open()
    await next.send(mailTo('akinyi@example.com'))
    expect(kept()).toHaveLength(5)
    await next.forget(forgotten)
    expect(
      keptTexts()
        .map((text) => /^To: (.*)$/m.exec(text)?.[1])
        .sort(),
    ).toEqual(['akinyi@example.com', 'otieno@example.com'])
  })

  it('is deleted at a start when it has expired, or was named by an earlier release or with another secret', async () => {
    await open().send(mail())
    mkdirSync(outbox, { recursive: true })
    writeFileSync(path.join(outbox, 'notes.txt'), 'not a mail')
    writeFileSync(path.join(outbox, '2026-11-26T09.00.00.000Z-0b9d.eml'), 'To:\n wanjiru@example.com\n\nHello')
    open()
    await until(() => kept().length === 2)
    expect(kept()).toContainEqual(expect.stringMatching(/Z-.{43}-.*\.eml$/))
    open(undefined, `another-${TEST_SECRET}`)
    await until(() => kept().length === 1)
    await open().send(mail())
    now += HOUR_MS
    open()
    await until(() => kept().length === 1)
    expect(kept()).toEqual(['notes.txt'])
  })
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

it('every mail has words in every language, and its link on a line of its own', () => {
  const values = { username: 'Wanjiru', link: 'https://jani.example/reset#abc' }
  const subjects = LANGUAGES.flatMap((language) => {
    const { reset, confirmation, passwordChanged } = mailWords()[language]
    for (const write of [reset, confirmation]) expect(write(values).text.split('\n')).toContain(values.link)
    return [reset(values), confirmation(values), passwordChanged(values)].map(({ subject }) => subject)
  })
  expect(new Set(subjects).size).toBe(3 * LANGUAGES.length)
})

it('every mail ends with the contact that the operator has set, and with no placeholder', () => {
  const values = { username: 'Wanjiru', link: 'https://jani.example/reset#abc' }
  const contact = { CONTACT_PHONE: '+254 712 345 678', CONTACT_WHATSAPP: '+254 700 111 222' }
  for (const language of LANGUAGES)
    for (const kind of ['reset', 'confirmation', 'passwordChanged'] as const) {
      const [plain, signed] = [mailWords()[language][kind](values), mailWords(contact)[language][kind](values)]
      expect(signed.text).toMatch(/\n\n[^\n]+: \+254 712 345 678, WhatsApp \+254 700 111 222$/)
      expect(signed.text.startsWith(plain.text)).toBe(true)
      expect(plain.text).not.toMatch(/@|254/)
    }
})
