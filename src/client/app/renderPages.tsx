import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import i18next from 'i18next'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'

import { changeLanguage } from '~/client/shared/i18n'
import { makeStore, signedOutState } from '~/client/store/store'
import { theme } from '~/client/theme/theme'
import type { Language } from '~/contract/languages'

import { Providers } from './App'
import { routes } from './routes'

/** Markup for the root element, style elements for the head, and the namespaces of the texts. */
export type RenderedPage = { markup: string; styles: string; namespaces: string[] }

/** The empty page, for a service worker that does not have the page of an address. */
export const renderShell = (): RenderedPage => ({ ...render(null), markup: '', namespaces: [] })

/** What chooses the colours before the first paint. */
export const colorSchemeScript = () =>
  renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />)

/** A page in the current language as a visitor sees it, as React Router's guide to server rendering has it. */
export async function renderPath(path: string): Promise<RenderedPage> {
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
      if (![...used].some(isMissing)) throw error // otherwise it waits for texts outside of a boundary
    }
    await changeLanguage(i18next.language as Language, [...used].filter(isMissing))
  }
}

/** The namespaces of the texts that a page asks for from now on. */
function recordNamespaces() {
  const used = new Set<string>()
  i18next.reportNamespaces = {
    addUsedNamespaces: (namespaces) => { [namespaces].flat().forEach((namespace) => used.add(namespace)); },
    getUsedNamespaces: () => [...used],
  }
  return used
}

/** As in MUI's guide to server rendering: emotion collects the rules that the markup needs. */
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

/** A script names the colour scheme on the root element; without one, the browser chooses. */
function darkWithoutScript() {
  const sheets: StyleSheet[] = theme.generateStyleSheets()
  const dark = sheets.find((sheet) => '[data-dark]' in sheet)?.['[data-dark]'] ?? {}
  const variables = Object.entries(dark).filter(([name]) => name.startsWith('--mui-palette'))
  const rules = variables.map(([name, value]) => `${name}:${String(value)}`).join(';')
  return `<style>@media (prefers-color-scheme:dark){:root:not([data-light]):not([data-dark]){${rules}}}</style>`
}

/** The content security policy refuses them; the same styles come with hydration, which needs React's comments. */
function withoutStyleAttributes(html: string) {
  const document = parse(html, { comment: true })
  for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style')
  return document.toString()
}
