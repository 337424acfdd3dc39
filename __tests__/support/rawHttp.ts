import { connect } from 'node:net'

/** Sends bytes as they are, and answers with all that comes back until the server hangs up or has been silent for a while. */
export function speak(port: number, bytes: string | Buffer, { silenceMs = 300 } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined) // hung up on while we still spoke: what was heard until then counts
    socket.on('close', () => {
      resolve(heard)
    })
  })
}

export type RawAnswer = { status: number; head: string; body: string }

/** Splits what was heard into answers, by their lengths. */
export function answersIn(heard: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = heard; rest.includes('\r\n\r\n');) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
    answers.push({ status, head, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
