import { entryFor } from '../catalogue/catalogue'
import { SOURCES } from '../catalogue/sources'

type SourceLink = { title: string; url: string | null }

/** The pages that the advice on a condition rests on, each once. */
export function sourcesOf(label: string): SourceLink[] {
  const ids = new Set(Object.values(entryFor(label).grounds).flatMap(({ sources }) => sources))
  return [...ids].map((id) => {
    const source = SOURCES[id]
    return { title: source.title, url: 'url' in source ? source.url : null }
  })
}
