import i18next from 'i18next'

import { libraryHead, pageHead } from '~/client/features/library/head'
import type { Head } from '~/client/features/library/head'
import { WORDS, changeLanguage } from '~/client/shared/i18n'
import { addressLinks } from '~/client/shared/site'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LIBRARY_SLUGS } from '~/contract/library'
import type { LibrarySlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'

import { renderPath } from './renderPages'
import type { RenderedPage } from './renderPages'
import type { DocumentHead } from './screenHeads'

type LibraryDocument = RenderedPage & Head & DocumentHead

/** Every page of the leaf library in every language, with what its head says to search engines. */
export async function renderLibrary(): Promise<LibraryDocument[]> {
  const documents: LibraryDocument[] = []
  for (const language of LANGUAGES)
    for (const slug of [undefined, ...LIBRARY_SLUGS]) documents.push(await renderDocument(language, slug))
  await changeLanguage(DEFAULT_LANGUAGE)
  return documents
}

/** One page, or the index of all. Leaves the app in that language. */
export async function renderDocument(language: Language, slug?: LibrarySlug): Promise<LibraryDocument> {
  await changeLanguage(language, ['library', ...WORDS])
  const path = libraryPath(language, slug)
  const t = i18next.getFixedT(language, ['library', 'pages'] as const)
  const head = slug === undefined ? libraryHead(t, language) : pageHead(slug, t, language)
  const versions = LANGUAGES.map((other) => ({ language: other, path: libraryPath(other, slug) }))
  return { ...(await renderPath(path)), ...head, path, language, links: addressLinks(path, versions) }
}
