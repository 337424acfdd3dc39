// Preloaded into the server: writes down each refusal that took longer than 5 ms, for how much of that the thread that
// answers was on a core, and for how much it was ready and waited for one, as Linux counts it.
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
  const now = () => {
    const fields = line.toString('latin1', 0, readSync(file, line, 0, LINE_BYTES, 0)).split(' ')
    return { ms: performance.now(), ranMs: fields[0] / NANOSECONDS, waitedMs: fields[1] / NANOSECONDS }
  }
  const begun = new WeakMap()
  subscribe('http.server.request.start', ({ response }) => {
    begun.set(response, now())
  })
  subscribe('http.server.response.finish', ({ response }) => {
    if (response.statusCode !== 503) return
    const [start, end] = [begun.get(response), now()]
    const late = Object.fromEntries(Object.keys(end).map((what) => [what, end[what] - start[what]]))
    if (late.ms > SOON_MS) appendFileSync(process.env.JANI_LATE_REFUSALS, `${JSON.stringify(late)}\n`)
  })
}
