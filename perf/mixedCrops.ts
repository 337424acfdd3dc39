import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { cropOf, decideSet, isUsable } from '~/diagnosis'
import type { Observation } from '~/diagnosis'
import { loadLeafModel } from '~/server/inference/leafModel'
import { readModel } from '~/server/inference/modelFiles'

type Seen = { label: string; observation: Observation }

const MODEL = 'models/leaf'

/**
 * How often two photos are said to show different crops: where both show one label, and where their crops differ, by
 * crop. FOLDER has one folder a label.
 */
async function main([folder = '.']: string[]) {
  const [network, { labels, thresholds }] = await Promise.all([loadLeafModel(MODEL), readModel(MODEL)])
  const seen: Seen[] = []
  for (const label of readdirSync(folder).filter((name) => labels.includes(name)))
    for (const file of readdirSync(path.join(folder, label)))
      seen.push({ label, observation: await network.observe(readFileSync(path.join(folder, label, file))) })
  const usable = seen.filter(({ observation }) => isUsable(observation, labels, thresholds))
  const isMixed = (one: Seen, other: Seen) =>
    decideSet([one.observation, other.observation], labels, thresholds).verdict.kind === 'mixedCrops'
  const counts: Record<string, { pairs: number; mixed: number }> = {}
  for (const [index, one] of usable.entries())
    for (const other of usable.slice(index + 1)) {
      const kind =
        one.label === other.label ? 'one label' : cropOf(one.label) === cropOf(other.label) ? '' : 'two crops'
      if (kind === '') continue
      for (const crop of new Set(['all', cropOf(one.label), cropOf(other.label)])) {
        const count = (counts[`${kind}: ${crop}`] ??= { pairs: 0, mixed: 0 })
        count.pairs++
        count.mixed += Number(isMixed(one, other))
      }
    }
  console.table(counts)
}

void main(process.argv.slice(2))
