import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { LANGUAGES } from '~/contract/languages'
import { createMailer } from '~/server/mail/mailer'
import { mailWords } from '~/server/mail/words'

import { startSmtpServer } from '../support/smtpServer'

const mail = { to: 'wanjiru@example.com', subject: 'Hello', text: 'One link:\n\nhttps://jani.example/reset#abc' }
const from = 'Jani <no-reply@jani.example>'

describe('a mail through SMTP', () => {
  async function startSmtp(refusal?: Error) {
    const { url, ...server } = await startSmtpServer(refusal)
    return { ...server, mailer: createMailer({ smtpUrl: url, from, outbox: '/nowhere' }) }
  }

  it('reaches a mail server', async () => {
    const { received, close, mailer } = await startSmtp()
    await mailer.send(mail)
    expect(received).toEqual([
      {
        from: 'no-reply@jani.example',
        to: [mail.to],
        message: expect.stringContaining('https://jani.example/reset#abc'),
      },
    ])
    await close()
  })

  it('fails without naming the address when it is refused or no server answers', async () => {
    const { close, mailer } = await startSmtp(new Error(`No mailbox ${mail.to}`))
    await expect(mailer.send(mail)).rejects.toThrow('A mail could not be sent (EENVELOPE).')
    await close()
    await expect(mailer.send(mail)).rejects.toThrow(/^A mail could not be sent \(E\w+\)\.$/)
  })
})

describe('a mail without SMTP', () => {
  let outbox: string
  beforeEach(() => {
    outbox = path.join(mkdtempSync(path.join(tmpdir(), 'jani-outbox-')), 'outbox')
  })
  afterEach(() => {
    rmSync(path.dirname(outbox), { recursive: true })
  })
  const createOutbox = () => createMailer({ smtpUrl: undefined, from, outbox })

  it('is a file that only its owner can read', async () => {
    await createOutbox().send(mail)
    const [name = ''] = readdirSync(outbox)
    const file = path.join(outbox, name)
    expect(readFileSync(file, 'utf8')).toMatch(/^To: wanjiru@example\.com$[^]*^https:\/\/jani\.example\/reset#abc$/m)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is deleted after three days, and with its account', async () => {
    const mailer = createOutbox()
    await mailer.send(mail)
    writeFileSync(path.join(outbox, '2026-01-01T00.00.00.000Z-x.eml'), 'old')
    await mailer.send({ ...mail, to: 'otieno@example.com' })
    expect(readdirSync(outbox)).toHaveLength(2)
    await mailer.forget(mail.to)
    expect(readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))).toEqual([
      expect.stringContaining('To: otieno@example.com'),
    ])
  })
})

it('every mail has words in every language, and its link on a line of its own', () => {
  const values = { username: 'Wanjiru', link: 'https://jani.example/reset#abc' }
  const subjects = LANGUAGES.flatMap((language) => {
    const { reset, confirmation, passwordChanged } = mailWords[language]
    for (const write of [reset, confirmation]) expect(write(values).text.split('\n')).toContain(values.link)
    return [reset(values), confirmation(values), passwordChanged(values)].map(({ subject }) => subject)
  })
  expect(new Set(subjects).size).toBe(3 * LANGUAGES.length)
})
