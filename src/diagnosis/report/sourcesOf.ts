import { entryFor } from '../catalogue/catalogue'
import { SOURCES } from '../catalogue/sources'
import type { Verdict } from '../verdict/verdict'

type SourceLink = { title: string; url: string | null }

/** The pages that the advice of a verdict rests on, each once. */
export function sourcesOf(verdict: Verdict): SourceLink[] {
  const ids = new Set(
    labelsOf(verdict).flatMap((label) => Object.values(entryFor(label).grounds).flatMap(({ sources }) => sources)),
  )
  return [...ids].map((id) => {
    const source = SOURCES[id]
    return { title: source.title, url: 'url' in source ? source.url : null }
  })
}

function labelsOf(verdict: Verdict): string[] {
  if (verdict.kind === 'confident') return [verdict.label]
  return verdict.kind === 'ranked' ? verdict.candidates.map(({ label }) => label) : []
}
