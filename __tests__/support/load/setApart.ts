import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const [FOR_ANSWERS, FOR_ALL_ELSE] = ['0', '1']

const pin = (core: string, pid: string, ...which: string[]) =>
  execFileSync('taskset', [...which, '-p', '-c', core, pid])
const ALL_THREADS = '-a'

/**
 * Gives the thread that answers, the first of each of these processes, a core that neither their other threads nor this
 * process may use: otherwise it is measured how often the machine gave its core to the client. False where that cannot be.
 */
export function setApart(pids: (number | undefined)[]) {
  if (process.platform !== 'linux' || availableParallelism() < 2) return false
  pin(FOR_ALL_ELSE, String(process.pid), ALL_THREADS)
  for (const pid of pids) {
    pin(FOR_ALL_ELSE, String(pid), ALL_THREADS)
    pin(FOR_ANSWERS, String(pid))
  }
  return true
}
