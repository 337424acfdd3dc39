import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

const PAGE_BYTES = 4_096
const MB = 2 ** 20

/** Descriptors are of connections (and what else is a socket), or of files. */
export type Health = { minute: number; megabytes: number; sockets: number; files: number }

/** Memory and descriptors of another process, `minute` minutes into a run; undefined where there is no Linux to tell. */
export function healthOf(pid: number, minute: number): Health | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const open = readdirSync(`/proc/${pid}/fd`).flatMap((name) => targetOf(`/proc/${pid}/fd/${name}`))
    const sockets = open.filter((target) => target.startsWith('socket:')).length
    return { minute, megabytes: (pages * PAGE_BYTES) / MB, sockets, files: open.length - sockets }
  } catch {
    return undefined
  }
}

/** Nothing when it has been closed in the meantime. */
function targetOf(link: string): string[] {
  try {
    return [readlinkSync(link)]
  } catch {
    return []
  }
}

/**
 * The least of each minute: a password hash takes 64 MB for a moment, and what is there at a moment tells less than what
 * is never given back.
 */
export function floorsOf(samples: Health[]): Health[] {
  const minutes = new Map<number, Health>()
  for (const sample of samples) {
    const least = minutes.get(Math.floor(sample.minute))
    if (!least || sample.megabytes < least.megabytes) minutes.set(Math.floor(sample.minute), sample)
  }
  return [...minutes.values()]
}

/** Megabytes a minute, by least squares. */
export function slopeOf(samples: Health[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))]
  const shared = samples.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0)
  return shared / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}
