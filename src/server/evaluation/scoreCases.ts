import { createHash } from 'node:crypto'

import { condition, cropOf, decideSet, type Observation, type Thresholds } from '~/diagnosis'

import { CROP_BARS, type Scored } from './summary'

/** Model output for one photo; no `observation` if unreadable. `label`: the folder's name. */
export type ClassifiedPhoto = { label: string; file: string; observation: Observation | undefined; ms: number }

/** `leaves`: photos per scan, all of one label. `seed`: selects them. */
type Case = { toldCrop: boolean; leaves: number; seed: number }

type Model = { labels: readonly string[]; thresholds: Thresholds }

/** Scores photos one by one, or in scans of one label without repeats; drops photos that fill no scan. */
export function scoreCases(seen: readonly ClassifiedPhoto[], model: Model, { toldCrop, leaves, seed }: Case): Scored[] {
  const labels = [...new Set(seen.map(({ label }) => label))]
  return labels.flatMap((label) => {
    const photos = seen.filter((photo) => photo.label === label)
    return inSets(shuffled(photos, seed), leaves).map((set) => scoreSet(set, model, toldCrop))
  })
}

function scoreSet(set: readonly ClassifiedPhoto[], { labels, thresholds }: Model, toldCrop: boolean): Scored {
  const [{ label } = { label: '' }] = set
  const ms = set.reduce((sum, photo) => sum + photo.ms, 0)
  const crop = toldCrop && labels.includes(label) && label.includes('___') ? cropOf(label) : undefined
  const observations = set.flatMap(({ observation }) => observation ?? [])
  const steps = crop === undefined ? CROP_BARS : []
  const unread = {
    label,
    probabilities: labels.map(() => 0),
    confident: false,
    contradicted: false,
    answeredAt: steps.map(() => false),
    ms,
  }
  if (observations.length === 0) return unread
  const { verdict, posterior } = decideSet(observations, labels, thresholds, crop === undefined ? undefined : { crop })
  // a single photo without a leaf has always counted with its own probabilities
  const own = posterior ?? (set.length === 1 ? observations[0]?.probabilities : undefined)
  if (own === undefined || own.every((probability) => probability === 0)) return unread
  const isAnswered = (others: Thresholds) =>
    ['confident', 'ranked'].includes(decideSet(observations, labels, others).verdict.kind)
  const { temperature } = thresholds.told
  const probabilities = crop === undefined ? own : condition(own, labels, crop, temperature).posterior
  const { kind } = verdict
  const answeredAt = steps.map((bars) => isAnswered({ ...thresholds, ...bars }))
  return {
    label,
    probabilities,
    confident: kind === 'confident',
    contradicted: kind === 'contradiction',
    answeredAt,
    ms,
  }
}

function inSets(photos: readonly ClassifiedPhoto[], size: number): ClassifiedPhoto[][] {
  const sets = Math.floor(photos.length / size)
  return Array.from({ length: sets }, (_, index) => photos.slice(index * size, (index + 1) * size))
}

/** Orders by hash, so that a seed gives the same scans everywhere. */
function shuffled(photos: readonly ClassifiedPhoto[], seed: number): ClassifiedPhoto[] {
  const orderOf = ({ label, file }: ClassifiedPhoto) =>
    createHash('sha256').update(`${seed} ${label} ${file}`).digest('hex')
  return photos
    .map((photo) => ({ photo, order: orderOf(photo) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ photo }) => photo)
}
