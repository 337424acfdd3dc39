import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { ONE_CALL } from './richFarmer'

/** Refusals so far, and how many of them were sent within 5 ms of the head of their request, as the server itself counts. */
export type Refusals = { all: number; soon: number }

/** What is said to everybody. */
type Refusal = { status: number; headers: Record<string, string>; body: string }

/** A process of its own that turns every request away with this answer. */
export async function openNextDoor(refusal: Refusal) {
  const child = spawn(process.execPath, [join(__dirname, 'nextDoor.mjs'), JSON.stringify(refusal)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: url.toString(),
    pid: child.pid,
    refusals: async () => (await (await fetch(url.toString(), { headers: ONE_CALL })).json()) as Refusals,
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
