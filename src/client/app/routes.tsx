import type { ComponentType } from 'react'
import { Outlet, matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { loadNamespaces } from '~/client/shared/i18n'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { libraryPath, paths } from '~/contract/paths'

import { Layout } from './Layout'
import { RouteHead, blankHead, screenHead } from './RouteHead'
import type { ScreenHandle } from './RouteHead'

/** The component of a screen, and the texts that are its own, in scripts that are loaded with it. */
const screen = (
  path: string,
  handle: ScreenHandle,
  namespaces: Parameters<typeof loadNamespaces>[0],
  load: () => Promise<ComponentType>,
): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadNamespaces(namespaces)])
    return { Component }
  },
})
const isPrivate = true

/** An address for each language, for search engines. */
const libraryRoutes = (language: Language): RouteObject[] => [
  screen(libraryPath(language), { head: screenHead('library') }, ['diagnosis', 'library'], async () => {
    const { loadLibraryPages } = await import(/* webpackChunkName: "library" */ '~/client/pages/libraryPages')
    return (await loadLibraryPages()).LibraryScreen
  }),
  screen(`${libraryPath(language)}/crop/:crop`, {}, ['diagnosis', 'library'], async () => {
    const { loadLibraryPages } = await import(/* webpackChunkName: "library" */ '~/client/pages/libraryPages')
    return (await loadLibraryPages()).LibraryCropPage
  }),
  screen(`${libraryPath(language)}/:entry`, {}, ['diagnosis', 'library'], async () => {
    const { loadLibraryPages } = await import(/* webpackChunkName: "library" */ '~/client/pages/libraryPages')
    return (await loadLibraryPages()).LibraryEntryPage
  }),
]

const screens: RouteObject[] = [
  screen(paths.home, { head: screenHead('home') }, ['landing'], async () => {
    const { HomePage } = await import(/* webpackChunkName: "home" */ '~/client/pages/HomePage')
    return HomePage
  }),
  screen(paths.predict, { head: screenHead('predict') }, ['diagnosis', 'notices'], async () => {
    const { PredictPage } = await import(/* webpackChunkName: "predict" */ '~/client/pages/PredictPage')
    return PredictPage
  }),
  screen(paths.login, { head: screenHead('login') }, ['auth'], async () => {
    const { AuthScreen } = await import(/* webpackChunkName: "login" */ '~/client/features/auth/AuthScreen')
    return AuthScreen
  }),
  screen(
    paths.account,
    { head: screenHead('account'), isPrivate },
    ['account', 'auth', 'history', 'look', 'notices'],
    async () => {
      const { AccountPage } = await import(/* webpackChunkName: "account" */ '~/client/pages/AccountPage')
      return AccountPage
    },
  ),
  screen(paths.history, { head: screenHead('history'), isPrivate }, ['history', 'diagnosis', 'notices'], async () => {
    const { HistoryScreen } = await import(/* webpackChunkName: "history" */ '~/client/features/history/HistoryScreen')
    return HistoryScreen
  }),
  screen(
    paths.historyEntry,
    { head: screenHead('history'), isPrivate },
    ['history', 'diagnosis', 'notices'],
    async () => {
      const { HistoryEntryPage } = await import(/* webpackChunkName: "history" */ '~/client/pages/HistoryEntryPage')
      return HistoryEntryPage
    },
  ),
  screen(paths.forgot, { head: screenHead('recovery'), isPrivate }, ['account', 'auth'], async () => {
    const { ForgotScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ForgotScreen')
    return ForgotScreen
  }),
  screen(paths.reset, { head: screenHead('recovery'), isPrivate }, ['account', 'auth'], async () => {
    const { ResetScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ResetScreen')
    return ResetScreen
  }),
  screen(paths.confirm, { head: screenHead('recovery'), isPrivate }, ['account'], async () => {
    const { ConfirmScreen } = await import(/* webpackChunkName: "recovery" */ '~/client/features/account/ConfirmScreen')
    return ConfirmScreen
  }),
  ...LANGUAGES.flatMap(libraryRoutes),
  ...(['about', 'blog', 'contact'] as const).map((name) => ({
    path: paths[name],
    handle: { head: blankHead(name) },
    element: <BlankPage name={name} />,
  })),
  screen('*', {}, [], async () => {
    const { NotFoundPage } = await import(/* webpackChunkName: "notFound" */ '~/client/pages/NotFoundPage')
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
