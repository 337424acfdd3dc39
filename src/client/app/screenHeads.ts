import i18next from 'i18next'

import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { libraryPaths } from '~/contract/library'
import { paths } from '~/contract/paths'

import { handles } from './routes'

/** What the head of a document says before any script runs. */
export type DocumentHead = {
  path: string
  language: Language
  title: string
  description: string
  links: Record<string, string>[]
}

const hasParameter = (path: string) => path.includes(':') || path === '*'
const isPrerendered = (path: string) => path === paths.home || libraryPaths.includes(path)

/** Of every screen that starts from the empty page and has one address. */
export function screenHeads(): DocumentHead[] {
  const t = i18next.getFixedT(DEFAULT_LANGUAGE, ['pages', 'shell', 'library'] as const)
  return [...handles].flatMap(([path, { head }]) =>
    head === undefined || hasParameter(path) || isPrerendered(path)
      ? []
      : [{ path, language: DEFAULT_LANGUAGE, links: [], ...head(t) }],
  )
}

/** Every screen that a search engine should know, besides the library. */
export const publicPaths = (): string[] =>
  [...handles].flatMap(([path, { isPrivate = false }]) =>
    isPrivate || hasParameter(path) || libraryPaths.includes(path) ? [] : [path],
  )
