/** One labelled photo with the model's first label, its confidence in it and whether it was right. */
export type Judged = { label: string; first: string; confidence: number; right: boolean }

const BINS = 10
const RISK_STEPS = 20

/** Expected calibration error of the first label and the bins it is summed over; empty bins are left out. */
export function calibrationOf(photos: readonly Judged[]) {
  const binOf = ({ confidence }: Judged) => Math.min(BINS - 1, Math.floor(confidence * BINS))
  const bins = Array.from({ length: BINS }, (_, bin) => photos.filter((photo) => binOf(photo) === bin))
    .filter((inside) => inside.length > 0)
    .map((inside) => ({
      photos: inside.length,
      confidence: round(mean(inside.map(({ confidence }) => confidence))),
      right: round(mean(inside.map(({ right }) => Number(right)))),
    }))
  const gaps = bins.map(
    ({ photos: count, confidence, right }) => (Math.abs(confidence - right) * count) / photos.length,
  )
  return { expectedError: photos.length === 0 ? null : round(gaps.reduce((sum, gap) => sum + gap, 0)), bins }
}

/** How often the first label is wrong among the surest 5 %, 10 %, ... 100 % of the photos. */
export function riskCoverageOf(photos: readonly Judged[]) {
  const surest = photos.toSorted((a, b) => b.confidence - a.confidence)
  const steps = Array.from({ length: RISK_STEPS }, (_, step) => (step + 1) / RISK_STEPS)
  return steps
    .map((coverage) => ({ coverage, taken: surest.slice(0, Math.round(photos.length * coverage)) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ coverage, taken }) => ({ coverage, wrong: round(mean(taken.map(({ right }) => Number(!right)))) }))
}

/** Labels that were mistaken for others, most frequent first. */
export function confusionsOf(photos: readonly Judged[]) {
  const counts = new Map<string, { label: string; taken: string; photos: number }>()
  for (const { label, first } of photos.filter(({ right }) => !right)) {
    const key = JSON.stringify([label, first])
    counts.set(key, { label, taken: first, photos: (counts.get(key)?.photos ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.photos - a.photos)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const round = (value: number) => Math.round(value * 10_000) / 10_000
