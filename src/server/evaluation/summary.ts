/**
 * The model's result for one photo or scan. `label`: the folder's name. `ms`: time from bytes to probabilities.
 * `contradicted`: the result asks whether the entered crop is right. `answeredAt`: whether it is answered without a
 * question about the crop, for each of `CROP_BARS`; empty if the crop was entered.
 */
export type Scored = {
  label: string
  probabilities: readonly number[]
  confident: boolean
  contradicted: boolean
  answeredAt: readonly boolean[]
  ms: number
}

/** Pairs of thresholds from which on a crop is not asked for, each stricter than the one before. */
export const CROP_BARS = [
  { crop: 0.6, otherPlant: 0.099 },
  { crop: 0.7, otherPlant: 0.05 },
  { crop: 0.8, otherPlant: 0.03 },
  { crop: 0.85, otherPlant: 0.02 },
  { crop: 0.88, otherPlant: 0.016 },
  { crop: 0.9, otherPlant: 0.012 },
  { crop: 0.92, otherPlant: 0.01 },
  { crop: 0.95, otherPlant: 0.005 },
] as const

/** `top1At65` covers this share of the labelled photos, most confident first. */
const SUREST_SHARE = 0.65

/** Figures of `npm run evaluate`; null for an empty share. `photos` counts all, `top1` to `perClass` labelled ones. */
export function summarise(scored: readonly Scored[], labels: readonly string[], rejectFolders: readonly string[]) {
  const labelled = scored.filter(({ label }) => !rejectFolders.includes(label)).map((photo) => judge(photo, labels))
  const answered = labelled.filter(({ confident }) => confident)
  const surest = labelled
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, Math.round(labelled.length * SUREST_SHARE))

  return {
    photos: scored.length,
    top1: shareOf(labelled, ({ rank }) => rank === 0),
    top3: shareOf(labelled, ({ rank }) => rank < 3),
    crop: shareOf(labelled, ({ cropRight }) => cropRight),
    answered: shareOf(labelled, ({ confident }) => confident),
    top1Answered: shareOf(answered, ({ rank }) => rank === 0),
    top1At65: shareOf(surest, ({ rank }) => rank === 0),
    contradicted: shareOf(
      scored.filter(({ label }) => !rejectFolders.includes(label)),
      ({ contradicted }) => contradicted,
    ),
    rejected: Object.fromEntries(
      rejectFolders.map((folder) => [
        folder,
        shareOf(
          scored.filter(({ label }) => label === folder),
          ({ confident }) => !confident,
        ),
      ]),
    ),
    cropQuestion: cropQuestionOf(scored, rejectFolders),
    ...curvesOf(labelled),
    perClass: Object.fromEntries(
      [...new Set(labelled.map(({ label }) => label))].map((label) => {
        const photos = labelled.filter((photo) => photo.label === label)
        return [label, { photos: photos.length, top1: shareOf(photos, ({ rank }) => rank === 0) }]
      }),
    ),
    medianMs: round(median(scored.map(({ ms }) => ms))),
  }
}

/** The shares of labelled photos and of the others that are answered without a question about the crop. */
const cropQuestionOf = (scored: readonly Scored[], rejectFolders: readonly string[]) =>
  CROP_BARS.map((bars, index) => {
    const shareAmong = (isStrange: boolean) =>
      shareOf(
        scored.filter(({ label, answeredAt }) => answeredAt.length > 0 && rejectFolders.includes(label) === isStrange),
        ({ answeredAt }) => answeredAt[index] === true,
      )
    return { ...bars, answered: shareAmong(false), strangersAnswered: shareAmong(true) }
  })

const curvesOf = (photos: readonly Judged[]) => ({
  calibration: calibrationOf(photos),
  riskCoverage: riskCoverageOf(photos),
  confusions: confusionsOf(photos),
})

function judge({ label, probabilities, confident }: Scored, labels: readonly string[]) {
  const own = probabilities[labels.indexOf(label)] ?? 0
  const rank = own === 0 ? labels.length : probabilities.filter((probability) => probability > own).length
  const byCrop = new Map<string, number>()
  labels.forEach((name, index) =>
    byCrop.set(cropOf(name), (byCrop.get(cropOf(name)) ?? 0) + (probabilities[index] ?? 0)),
  )
  const [likeliestCrop] = [...byCrop].sort(([, a], [, b]) => b - a)[0] ?? []
  return {
    label,
    confident,
    rank,
    right: rank === 0,
    first: labels[probabilities.indexOf(Math.max(...probabilities))] ?? '',
    confidence: Math.max(...probabilities),
    cropRight: own > 0 && likeliestCrop === cropOf(label),
  }
}

const cropOf = (label: string) => label.split('___')[0] ?? label

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.length === 0 ? null : round(items.filter(holds).length / items.length)

const round = (value: number) => Math.round(value * 10_000) / 10_000

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A labelled photo with the model's first label and its confidence. */
type Judged = { label: string; first: string; confidence: number; right: boolean }

const BINS = 10
const RISK_STEPS = 20

/** Expected calibration error of the first label, with its non-empty bins. */
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

/** Error rate of the first label among the most confident 5 %, 10 %, ... 100 % of the photos. */
export function riskCoverageOf(photos: readonly Judged[]) {
  const surest = photos.toSorted((a, b) => b.confidence - a.confidence)
  const steps = Array.from({ length: RISK_STEPS }, (_, step) => (step + 1) / RISK_STEPS)
  return steps
    .map((coverage) => ({ coverage, taken: surest.slice(0, Math.round(photos.length * coverage)) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ coverage, taken }) => ({ coverage, wrong: round(mean(taken.map(({ right }) => Number(!right)))) }))
}

/** Labels mistaken for others, most frequent first. */
export function confusionsOf(photos: readonly Judged[]) {
  const counts = new Map<string, { label: string; taken: string; photos: number }>()
  for (const { label, first } of photos.filter(({ right }) => !right)) {
    const key = JSON.stringify([label, first])
    counts.set(key, { label, taken: first, photos: (counts.get(key)?.photos ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.photos - a.photos)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
