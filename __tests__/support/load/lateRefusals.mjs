// Preloaded into the server: writes down each refusal that took longer than 5 ms, and for how much of that the thread
// that answers was ready and waited for a core, as Linux counts it.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, openSync, readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const SOON_MS = 5
const NANOSECONDS = 1e6
/** proc(5): nanoseconds on a core, nanoseconds waiting for one, turns. */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`
const LINE_BYTES = 128

if (isMainThread && existsSync(SCHEDULE)) {
  const file = openSync(SCHEDULE, 'r')
  const line = Buffer.alloc(LINE_BYTES)
  const waitedMs = () =>
    Number(line.toString('latin1', 0, readSync(file, line, 0, LINE_BYTES, 0)).split(' ')[1]) / NANOSECONDS
  const begun = new WeakMap()
  subscribe('http.server.request.start', ({ response }) => {
    begun.set(response, { at: performance.now(), waitedMs: waitedMs() })
  })
  subscribe('http.server.response.finish', ({ response }) => {
    if (response.statusCode !== 503) return
    const start = begun.get(response)
    const ms = performance.now() - start.at
    if (ms <= SOON_MS) return
    const late = { ms, waitedMs: waitedMs() - start.waitedMs }
    appendFileSync(process.env.JANI_LATE_REFUSALS, `${JSON.stringify(late)}\n`)
  })
}
