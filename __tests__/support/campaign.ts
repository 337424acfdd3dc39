import { appendFileSync } from 'node:fs'

const CAMPAIGN_TIMEOUT_MS = 3 * 60 * 60 * 1000

type Figures = Record<string, number | string>

/**
 * A test that repeats something: a little in every run, a lot under `npm run campaign -- NAME`, with the same code.
 * `seed` is fixed in an ordinary run and printed by the campaign; `record` keeps the figures for docs/reliability.md.
 */
export function campaign(name: string, ordinaryCount: number) {
  const asked = process.env['JANI_CAMPAIGN'] === name
  const file = process.env['JANI_FIGURES']
  return {
    /** For what an ordinary run cannot do everywhere, such as mounting a disk. */
    isAsked: asked,
    count: asked ? Number(process.env['JANI_COUNT']) : ordinaryCount,
    seed: asked ? Number(process.env['JANI_SEED']) : 20_261_121,
    /** For a test that may take longer than Jest's usual patience even in an ordinary run. */
    timeoutMs: (ordinaryMs: number) => (asked ? CAMPAIGN_TIMEOUT_MS : ordinaryMs),
    record: (figures: Figures) => {
      if (asked && file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
    },
  }
}
