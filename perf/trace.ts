import type { Page } from '@playwright/test'

/** Times are microseconds; `tdur` is the CPU time of the thread, which other programs do not change; the shortest tasks have none. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string; documentLoaderURL?: string } }
}
export type Task = { from: number; to: number; cpuMs: number }

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const TASK = 'ThreadControllerImpl::RunTask'
/** Above this, a task counts as blocking (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50

/** What Chromium traces while `act` runs, in all processes of its browser. */
export async function trace(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(undefined, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}

/** On the thread of an event, in the order of their begin. */
export function tasksOfThread(events: TraceEvent[], { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): Task[] {
  const tasks = events.filter((event) => event.name === TASK && event.pid === pid && event.tid === tid)
  return tasks
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, to: ts + dur, cpuMs: tdur / 1000 }))
    .toSorted((one, other) => one.from - other.from)
}

/** Of tasks on a CPU that is so many times slower. */
export const blockingMs = (tasks: Task[], slowdown: number) =>
  tasks.reduce((sum, { cpuMs }) => sum + Math.max(0, slowdown * cpuMs - LONG_TASK_MS), 0)
