import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** At once, as a power cut would; resolves when it is gone. */
export async function kill(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
