import { once } from 'node:events'
import { rmSync } from 'node:fs'

/** Jest's global teardown: ends the PostgreSQL that startPostgres began, and removes all of it. */
export default async function stopPostgres() {
  const running = globalThis.testPostgres
  if (!running) return
  const { process: server, folder } = running
  if (server.exitCode === null && server.signalCode === null) {
    const exit = once(server, 'exit')
    server.kill('SIGINT') // PostgreSQL's fast shutdown
    await exit
  }
  rmSync(folder, { recursive: true, force: true })
}
