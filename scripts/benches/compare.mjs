import { loadavg } from 'node:os'

const WARM_UP_TURNS = 5
/** Ten one after the other, as a server does them: with the control between any two, each would find the caches full of the other's. */
const TURNS = { turns: 20, calls: 10 }

/**
 * Medians in milliseconds of two that take turns of so many calls, their ratio, and the control's own spread
 * (interquartile range / median).
 */
export async function compare(subject, control, { turns, calls } = TURNS) {
  const times = { subject: [], control: [] }
  for (let turn = -WARM_UP_TURNS; turn < turns; turn++) {
    const measured = { subject: await timesOf(subject, calls), control: await timesOf(control, calls) }
    if (turn < 0) continue
    times.subject.push(...measured.subject)
    times.control.push(...measured.control)
  }
  const [subjectMs, controlMs] = [median(times.subject), median(times.control)]
  return {
    turns,
    'calls a turn': calls,
    ratio: round(subjectMs / controlMs),
    subjectMs: round(subjectMs),
    controlMs: round(controlMs),
    controlSpread: spreadOf(times.control),
    load: round(loadavg()[0]),
  }
}

/** How much a control wandered by itself: its interquartile range / its median. */
export const spreadOf = (values) => round((quantile(values, 0.75) - quantile(values, 0.25)) / median(values))

export const median = (values) => quantile(values, 0.5)

export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

export const round = (value) => Math.round(value * 1000) / 1000

async function timesOf(work, calls) {
  const times = []
  for (let call = 0; call < calls; call++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
