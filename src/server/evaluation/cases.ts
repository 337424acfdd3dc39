import { createHash } from 'node:crypto'

import { cropOf, condition, decideSet } from '~/diagnosis'
import type { Observation, Thresholds } from '~/diagnosis'

import type { Scored } from './summary'

/** What the network saw on one photo; nothing when the photo could not be read. `label` is the folder's name. */
export type ClassifiedPhoto = { label: string; file: string; observation: Observation | undefined; ms: number }

/** `leaves`: photos of one label that are judged together. `seed` says which ones. */
type Case = { toldCrop: boolean; leaves: number; seed: number }

type Model = { labels: readonly string[]; thresholds: Thresholds }

/** Judges photos one by one, or in sets of one label in which no photo comes twice; photos that fill no set are left out. */
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
  const unread = { label, probabilities: labels.map(() => 0), confident: false, contradicted: false, ms }
  if (observations.length === 0) return unread
  const { verdict, posterior } = decideSet(observations, labels, thresholds, crop === undefined ? undefined : { crop })
  // of a single photo without a leaf, the posterior counts nevertheless, as it always has
  const own = posterior ?? (set.length === 1 ? observations[0]?.probabilities : undefined)
  if (own === undefined || own.every((probability) => probability === 0)) return unread
  const { temperature } = thresholds.told
  const probabilities = crop === undefined ? own : condition(own, labels, crop, temperature).posterior
  const { kind } = verdict
  return { label, probabilities, confident: kind === 'confident', contradicted: kind === 'contradiction', ms }
}

function inSets(photos: readonly ClassifiedPhoto[], size: number): ClassifiedPhoto[][] {
  const sets = Math.floor(photos.length / size)
  return Array.from({ length: sets }, (_, index) => photos.slice(index * size, (index + 1) * size))
}

/** Ordered by a hash, so that the same seed gives the same sets everywhere. */
function shuffled(photos: readonly ClassifiedPhoto[], seed: number): ClassifiedPhoto[] {
  const orderOf = ({ label, file }: ClassifiedPhoto) =>
    createHash('sha256').update(`${seed} ${label} ${file}`).digest('hex')
  return photos
    .map((photo) => ({ photo, order: orderOf(photo) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ photo }) => photo)
}
