import { writeReport } from '~/diagnosis'
import type { Candidate, Verdict } from '~/diagnosis'

import { leafLabels } from './labels'

export type Written = { name: string; kind: Verdict['kind']; report: string }

const written = (name: string, verdict: Verdict): Written => ({
  name,
  kind: verdict.kind,
  report: writeReport(verdict),
})

const cropOf = (label: string) => label.split('___')[0]

const at =
  (probability: number) =>
  (label: string): Candidate => ({ label, probability })

/** Rivals of the same crop where there are any. */
function rivalsOf(label: string, count: number): string[] {
  const others = leafLabels.filter((other) => other !== label)
  const sameCrop = others.filter((other) => cropOf(other) === cropOf(label))
  return [...sameCrop, ...others].slice(0, count)
}

/** The two rivals that take the most words beside this label. */
function wordiestRivals(label: string): string[] {
  const size = (rival: string) =>
    writeReport({ kind: 'confident', label, probability: 0.9, sureness: 'fairly', alternatives: [at(0.1)(rival)] })
      .length
  const sized = leafLabels.filter((other) => other !== label).map((rival) => ({ rival, size: size(rival) }))
  return sized
    .sort((a, b) => b.size - a.size)
    .slice(0, 2)
    .map(({ rival }) => rival)
}

export const confidentReports: readonly Written[] = leafLabels.flatMap((label) => [
  written(`${label}, nothing else likely`, {
    kind: 'confident',
    label,
    probability: 0.99,
    sureness: 'very',
    alternatives: rivalsOf(label, 2).map(at(0.001)),
  }),
  written(`${label}, rivals likely`, {
    kind: 'confident',
    label,
    probability: 0.86,
    sureness: 'fairly',
    alternatives: rivalsOf(label, 2).map(at(0.06)),
  }),
  written(`${label}, wordy rivals`, {
    kind: 'confident',
    label,
    probability: 0.96,
    sureness: 'very',
    alternatives: wordiestRivals(label).map(at(0.02)),
  }),
])

export const rankedReports: readonly Written[] = leafLabels.flatMap((label) =>
  [1, 2].map((rivals) =>
    written(`${label} ranked with ${rivals}`, {
      kind: 'ranked',
      candidates: [{ label, probability: 0.5 }, ...rivalsOf(label, rivals).map(at(0.2))],
      ...(rivals === 1 && { tooFewPlaces: true }),
    }),
  ),
)

export const freeReports: readonly Written[] = [
  written('unsure', { kind: 'unsure', candidates: leafLabels.slice(0, 2).map(at(0.3)) }),
  written('unsure between crops', { kind: 'unsure', candidates: [leafLabels.at(0)!, leafLabels.at(-1)!].map(at(0.3)) }),
  written('unsure without candidates', { kind: 'unsure', candidates: [] }),
  ...(['notALeaf', 'unknownCrop', 'tooDark', 'tooBlurred', 'tooFar'] as const).map((kind) => written(kind, { kind })),
]

export const allReports: readonly Written[] = [...confidentReports, ...rankedReports, ...freeReports]
