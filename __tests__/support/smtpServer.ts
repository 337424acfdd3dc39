import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'

type ReceivedMail = { from: string; to: string[]; message: string }

/** A mail server's sentence with a code of RFC 5321. */
export const smtpReply = (responseCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode })

/** A mail server on a port of this machine that keeps what it receives, and refuses a recipient for each of these errors. */
export async function startSmtpServer(refusals: Error[] = []) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      done(refusals.shift())
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let message = ''
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()))
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    })
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}
