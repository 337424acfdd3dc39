import i18next from 'i18next'

import type { Language } from '~/contract/languages'
import { libraryPaths } from '~/contract/libraryPaths'
import { NOT_FOUND_PATH, SIGN_UP_SEARCH } from '~/contract/pages'
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

type ScreenHead = DocumentHead & { search: string }

/** Of every screen besides the library, in a language whose texts are loaded: by its route, or as an unknown address. */
export function screenHeads(language: Language): ScreenHead[] {
  const t = i18next.getFixedT(language, ['pages', 'shell'] as const)
  const notFound = { title: t('pages:notFound.title'), description: t('pages:notFound.description') }
  const page = { language, search: '', links: [] }
  const screens = [...handles].flatMap(([path, { head }]) =>
    head === undefined || libraryPaths.includes(path) ? [] : [{ ...page, path, ...head(t) }],
  )
  const signUp = screens
    .filter(({ path }) => path === paths.login)
    .map((login) => ({ ...login, search: SIGN_UP_SEARCH }))
  return [...screens, ...signUp, { ...page, path: NOT_FOUND_PATH, ...notFound }]
}

/** Every screen that a search engine should know, besides the library. */
export const publicPaths = (): string[] =>
  [...handles].flatMap(([path, { isPrivate = false }]) =>
    isPrivate || path.includes(':') || path === '*' || libraryPaths.includes(path) ? [] : [path],
  )
