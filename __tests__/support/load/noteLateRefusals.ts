import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOON_MS = 5
/** Linux alone tells who waited for a core. */
const IS_TOLD = existsSync('/proc/self/schedstat')

type Late = { ms: number; ranMs: number; waitedMs: number }

/**
 * The refusals of a server, started with `env`, that took longer than 5 ms from the head of their request to the end of
 * their answer. On a machine whose cores are all busy a thread waits for one again and again: that is no doing of the server.
 */
export function noteLateRefusals(folder: string) {
  const file = join(folder, 'late-refusals')
  const hook = pathToFileURL(join(__dirname, 'lateRefusals.mjs'))
  const all = () =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Late)
      : []
  return {
    env: { NODE_OPTIONS: `--import=${hook.href}`, JANI_LATE_REFUSALS: file },
    forget: () => {
      rmSync(file, { force: true })
    },
    /** How many took longer than 5 ms even without the time in which their thread waited for a core; NaN where nobody tells. */
    ofOwnDoing: () => (IS_TOLD ? all().filter(({ ms, waitedMs }) => ms - waitedMs > SOON_MS).length : NaN),
    /** For how many milliseconds one of them ran at most; NaN where nobody tells. */
    longestRun: () => (IS_TOLD ? Math.max(0, ...all().map(({ ranMs }) => ranMs)) : NaN),
  }
}
