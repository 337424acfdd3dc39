import i18next from 'i18next'

import type { Language } from '~/contract/languages'
import { libraryPaths } from '~/contract/libraryPaths'
import { NOT_FOUND_PATH, SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { handles } from './routes'

export type DocumentHead = {
  path: string
  language: Language
  title: string
  description: string
  links: Record<string, string>[]
}

type ScreenHead = DocumentHead & { search: string }

/** Heads of all screens but the library's, and of an unknown address. The texts of the language must be loaded. */
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

/** Screens for search engines, without the library. */
export const publicPaths = (): string[] =>
  [...handles].flatMap(([path, { isPrivate = false }]) =>
    isPrivate || path.includes(':') || path === '*' || libraryPaths.includes(path) ? [] : [path],
  )
