import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'

import { makeStore, signedOutState } from '~/client/store/store'
import { theme } from '~/client/theme/theme'

import { Providers } from './App'
import { routes } from './routes'

/** Markup for the root element, and style elements for the head. */
export type RenderedPage = { markup: string; styles: string }

/** The empty page, for a service worker that does not have the page of an address. */
export const renderShell = (): RenderedPage => ({ ...render(null), markup: '' })

/** What chooses the colours before the first paint. */
export const colorSchemeScript = () =>
  renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />)

/** A page in the current language as a visitor sees it, as React Router's guide to server rendering has it. */
export async function renderPath(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`The page at ${path} redirects.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return render(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

/** As in MUI's guide to server rendering: emotion collects the rules that the markup needs. */
function render(page: ReactNode): RenderedPage {
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
