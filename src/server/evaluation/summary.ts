import { calibrationOf, confusionsOf, riskCoverageOf } from './curves'
import type { Judged } from './curves'

/**
 * The model's result for one photo or one set; `label` is the folder's name, `ms` the time from bytes to probabilities.
 * `contradicted`: instead of an answer, it was asked whether the told crop is right.
 */
export type Scored = {
  label: string
  probabilities: readonly number[]
  confident: boolean
  contradicted: boolean
  ms: number
}

/** `top1At65` covers this share of the labelled photos, those with the highest confidence. */
const SUREST_SHARE = 0.65

/** The figures of `npm run evaluate`; a share of nothing is null. `photos` counts every photo or set, `top1` to `perClass` the labelled ones. */
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
