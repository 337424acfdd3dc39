import { loadavg } from 'node:os'

const PAIRS = 60
const WARM_UP = 5

/** Medians in milliseconds of interleaved pairs, their ratio, and the control's own spread (interquartile range / median). */
export async function compare(subject, control, pairs = PAIRS) {
  const times = { subject: [], control: [] }
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const measured = { subject: await time(subject), control: await time(control) }
    if (pair < 0) continue
    times.subject.push(measured.subject)
    times.control.push(measured.control)
  }
  const [subjectMs, controlMs] = [median(times.subject), median(times.control)]
  return {
    pairs,
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

async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}
