import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A process of its own that turns every request away with a bare 503. */
export async function openNextDoor() {
  const child = spawn(process.execPath, [join(__dirname, 'nextDoor.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: url.toString(),
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
