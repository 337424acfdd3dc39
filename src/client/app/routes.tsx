import type { ComponentType } from 'react'
import { Outlet, matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { libraryPath, paths } from '~/contract/paths'

import { Layout } from './Layout'
import { RouteHead, blankHead, screenHead } from './RouteHead'
import type { ScreenHandle } from './RouteHead'

const screen = (path: string, handle: ScreenHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
})
const isPrivate = true

/** An address for each language, for search engines. */
const libraryRoutes = (language: Language): RouteObject[] => [
  screen(libraryPath(language), { head: screenHead('library') }, async () => {
    const { LibraryPage } = await import(/* webpackChunkName: "library" */ '~/client/pages/LibraryPage')
    return LibraryPage
  }),
  screen(`${libraryPath(language)}/crop/:crop`, {}, async () => {
    const { LibraryCropPage } = await import(/* webpackChunkName: "library" */ '~/client/pages/LibraryCropPage')
    return LibraryCropPage
  }),
  screen(`${libraryPath(language)}/:entry`, {}, async () => {
    const { LibraryEntryPage } = await import(/* webpackChunkName: "library" */ '~/client/pages/LibraryEntryPage')
    return LibraryEntryPage
  }),
]

const screens: RouteObject[] = [
  screen(paths.home, { head: screenHead('home') }, async () => {
    const { HomePage } = await import('~/client/pages/HomePage')
    return HomePage
  }),
  screen(paths.predict, { head: screenHead('predict') }, async () => {
    const { PredictPage } = await import(/* webpackChunkName: "predict" */ '~/client/pages/PredictPage')
    return PredictPage
  }),
  screen(paths.login, { head: screenHead('login') }, async () => {
    const { AuthScreen } = await import(/* webpackChunkName: "login" */ '~/client/features/auth/AuthScreen')
    return AuthScreen
  }),
  screen(paths.account, { head: screenHead('account'), isPrivate }, async () => {
    const { AccountPage } = await import('~/client/pages/AccountPage')
    return AccountPage
  }),
  screen(paths.history, { head: screenHead('history'), isPrivate }, async () => {
    const { HistoryScreen } = await import(/* webpackChunkName: "history" */ '~/client/features/history/HistoryScreen')
    return HistoryScreen
  }),
  screen(paths.historyEntry, { head: screenHead('history'), isPrivate }, async () => {
    const { HistoryEntryPage } = await import(/* webpackChunkName: "history" */ '~/client/pages/HistoryEntryPage')
    return HistoryEntryPage
  }),
  screen(paths.forgot, { head: screenHead('recovery'), isPrivate }, async () => {
    const { ForgotScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ForgotScreen')
    return ForgotScreen
  }),
  screen(paths.reset, { head: screenHead('recovery'), isPrivate }, async () => {
    const { ResetScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ResetScreen')
    return ResetScreen
  }),
  screen(paths.confirm, { head: screenHead('recovery'), isPrivate }, async () => {
    const { ConfirmScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ConfirmScreen')
    return ConfirmScreen
  }),
  ...LANGUAGES.flatMap(libraryRoutes),
  ...(['about', 'blog', 'contact'] as const).map((name) => ({
    path: paths[name],
    handle: { head: blankHead(name) },
    element: <BlankPage name={name} />,
  })),
  screen('*', {}, async () => {
    const { NotFoundPage } = await import('~/client/pages/NotFoundPage')
    return NotFoundPage
  }),
]

/** A broken page leaves header and footer standing; only when those break does the error page stand alone. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage component="main" />,
    children: [
      {
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <></>,
        element: (
          <RouteHead>
            <Outlet />
          </RouteHead>
        ),
        children: screens,
      },
    ],
  },
]

/** What a screen says of itself, by its address. */
export const handles = new Map(
  screens.flatMap(({ path, handle }) => (path === undefined ? [] : [[path, (handle ?? {}) as ScreenHandle] as const])),
)

/** Resolves the lazy route at an address, so that it renders at once: React Router's recipe for hydration. */
export async function loadRoute(pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined })
}
