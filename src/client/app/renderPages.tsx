import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import i18next from 'i18next'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { addressLinks, libraryHead, pageHead, type Head } from '~/client/features/library/libraryHead'
import { changeLanguage, WORDS } from '~/client/i18n/i18n'
import { makeStore, signedOutState } from '~/client/store/store'
import { theme } from '~/client/ui/theme/theme'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '~/contract/languages'
import { LIBRARY_SLUGS, type LibrarySlug } from '~/contract/library'
import { libraryPaths } from '~/contract/libraryPaths'
import { NOT_FOUND_PATH, SIGN_UP_SEARCH } from '~/contract/pages'
import { libraryPath, paths } from '~/contract/paths'

import { Providers } from './App'
import { handles, routes } from './routes'

/** Markup of the root element, style elements of the head, and the namespaces of the texts used. */
export type RenderedPage = { markup: string; styles: string; namespaces: string[] }

/** The empty page that the service worker serves for a URL it has no page for. */
export const renderShell = (): RenderedPage => ({ ...render(null), markup: '', namespaces: [] })

export const colorSchemeScript = () =>
  renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />)

/** Renders a visitor's page in the current language; follows React Router's guide to server rendering. */
async function renderPath(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`The page at ${path} redirects.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  for (;;) {
    const used = recordNamespaces()
    const isMissing = (namespace: string) => !i18next.hasResourceBundle(i18next.language, namespace)
    try {
      const page = render(<StaticRouterProvider router={router} context={context} hydrate={false} />)
      if (![...used].some(isMissing)) return { ...page, namespaces: [...used] }
    } catch (error) {
      if (![...used].some(isMissing)) throw error // otherwise it waits for texts outside a boundary
    }
    await changeLanguage(i18next.language as Language, [...used].filter(isMissing))
  }
}

function recordNamespaces() {
  const used = new Set<string>()
  i18next.reportNamespaces = {
    addUsedNamespaces: (namespaces) => {
      ;[namespaces].flat().forEach((namespace) => used.add(namespace))
    },
    getUsedNamespaces: () => [...used],
  }
  return used
}

/** Follows MUI's guide to server rendering: emotion collects the CSS that the markup needs. */
function render(page: ReactNode): Omit<RenderedPage, 'namespaces'> {
  const cache = createCache({ key: 'css', stylisPlugins: [] }) // the supported browsers need no vendor prefixes
  const emotion = createEmotionServer(cache)
  const state = signedOutState()
  const html = renderToString(
    <CacheProvider value={cache}>
      <Providers store={makeStore(state)} serverState={state}>
        {page}
      </Providers>
    </CacheProvider>,
  )
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))
  return { markup: withoutStyleAttributes(html), styles: styles + darkWithoutScript() }
}

type StyleSheet = Record<string, Record<string, unknown>>

/** A script sets the colour scheme on the root element; without JavaScript the browser chooses. */
function darkWithoutScript() {
  const sheets: StyleSheet[] = theme.generateStyleSheets()
  const dark = sheets.find((sheet) => '[data-dark]' in sheet)?.['[data-dark]'] ?? {}
  const variables = Object.entries(dark).filter(([name]) => name.startsWith('--mui-palette'))
  const rules = variables.map(([name, value]) => `${name}:${String(value)}`).join(';')
  return `<style>@media (prefers-color-scheme:dark){:root:not([data-light]):not([data-dark]){${rules}}}</style>`
}

/** The content security policy blocks them; hydration applies the same styles, and needs React's comments. */
function withoutStyleAttributes(html: string) {
  const document = parse(html, { comment: true })
  for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style')
  return document.toString()
}

type ScreenDocument = RenderedPage & ReturnType<typeof screenHeads>[number]

export async function renderScreens(): Promise<ScreenDocument[]> {
  const documents: ScreenDocument[] = []
  for (const language of LANGUAGES) {
    await changeLanguage(language)
    for (const head of screenHeads(language))
      documents.push({ ...head, ...(await renderPath(head.path + head.search)) })
  }
  await changeLanguage(DEFAULT_LANGUAGE)
  return documents
}

type LibraryDocument = RenderedPage & Head & DocumentHead

export async function renderLibrary(): Promise<LibraryDocument[]> {
  const documents: LibraryDocument[] = []
  for (const language of LANGUAGES)
    for (const slug of [undefined, ...LIBRARY_SLUGS]) documents.push(await renderDocument(language, slug))
  await changeLanguage(DEFAULT_LANGUAGE)
  return documents
}

/** Renders one page or the index. Leaves the app in that language. */
export async function renderDocument(language: Language, slug?: LibrarySlug): Promise<LibraryDocument> {
  await changeLanguage(language, ['library', ...WORDS])
  const path = libraryPath(language, slug)
  const t = i18next.getFixedT(language, ['library', 'pages'] as const)
  const head = slug === undefined ? libraryHead(t, language) : pageHead(slug, t, language)
  const versions = LANGUAGES.map((other) => ({ language: other, path: libraryPath(other, slug) }))
  return { ...(await renderPath(path)), ...head, path, language, links: addressLinks(path, versions) }
}

export type DocumentHead = {
  path: string
  language: Language
  title: string
  description: string
  links: Record<string, string>[]
}

type ScreenHead = DocumentHead & { search: string }

/** Heads of all screens except the library's, and of the not-found page. The texts of the language must be loaded. */
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

export const publicPaths = (): string[] =>
  [...handles].flatMap(([path, { isPrivate = false }]) =>
    isPrivate || path.includes(':') || path === '*' || libraryPaths.includes(path) ? [] : [path],
  )
