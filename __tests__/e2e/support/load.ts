import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Outcome = { id: string; status: number | undefined }

type Ask = {
  method: string
  path: string
  headers?: Record<string, string> /** Made anew for each request. */
  body?: () => Buffer
}

/**
 * Sends request after request in several lines until `stop`, each under an id of its own. An answer counts when all of
 * it has come; a refused or broken connection has no status.
 */
export function startLoad(url: string, asks: Ask[]) {
  const outcomes: Outcome[] = []
  let isOn = true
  const line = async (ask: Ask) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (isOn) {
      const outcome = await send(url, ask, agent)
      outcomes.push(outcome)
      if (outcome.status === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    agent.destroy()
  }
  const lines = asks.map(line)
  return {
    outcomes,
    async stop() {
      isOn = false
      await Promise.all(lines)
      return outcomes
    },
  }
}

const send = (url: string, { method, path, headers, body: makeBody }: Ask, agent: Agent) =>
  new Promise<Outcome>((resolve) => {
    const id = randomUUID()
    const body = makeBody?.()
    const fail = () => {
      resolve({ id, status: undefined })
    }
    const options = { method, agent, headers: { ...headers, 'x-request-id': id, 'content-length': body?.length ?? 0 } }
    const call = request(`${url}${path}`, options, (answer) => {
      answer.resume()
      answer.once('error', fail)
      answer.once('close', () => {
        if (answer.complete) resolve({ id, status: answer.statusCode })
        else fail()
      })
    })
    call.once('error', fail)
    call.end(body)
  })
