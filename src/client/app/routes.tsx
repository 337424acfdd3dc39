import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { NotFoundPage } from '~/client/pages/NotFoundPage'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { libraryPath } from '~/contract/library'
import { paths } from '~/contract/paths'

import { Layout } from './Layout'

/** Links by mail lead to them; all in one chunk. */
const recoveryRoutes = (['forgot', 'reset', 'confirm'] as const).map((name): RouteObject => ({
  path: paths[name],
  lazy: async () => {
    const { recoveryPages } = await import(/* webpackChunkName: "recovery" */ '~/client/pages/recoveryPages')
    return { Component: recoveryPages[name] }
  },
}))

/** A list and its entries; both in one chunk. */
const historyRoutes = (['history', 'historyEntry'] as const).map((name): RouteObject => ({
  path: paths[name],
  lazy: async () => {
    const { historyPages } = await import(/* webpackChunkName: "history" */ '~/client/pages/historyPages')
    return { Component: historyPages[name] }
  },
}))

/** An address for each language, for search engines. */
const libraryRoutes = (language: Language): RouteObject[] => [
  {
    path: libraryPath(language),
    lazy: async () => {
      const { loadLibraryPages } = await import(/* webpackChunkName: "library" */ '~/client/pages/libraryPages')
      return { Component: (await loadLibraryPages()).LibraryPage }
    },
  },
  {
    path: `${libraryPath(language)}/:condition`,
    lazy: async () => {
      const { loadLibraryPages } = await import(/* webpackChunkName: "library" */ '~/client/pages/libraryPages')
      return { Component: (await loadLibraryPages()).LibraryConditionPage }
    },
  },
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
        children: [
          {
            path: paths.home,
            lazy: async () => {
              const { HomePage } = await import(/* webpackChunkName: "home" */ '~/client/pages/HomePage')
              return { Component: HomePage }
            },
          },
          {
            path: paths.predict,
            lazy: async () => {
              const { PredictPage } = await import(/* webpackChunkName: "predict" */ '~/client/pages/PredictPage')
              return { Component: PredictPage }
            },
          },
          {
            path: paths.login,
            lazy: async () => {
              const { LoginPage } = await import(/* webpackChunkName: "login" */ '~/client/pages/LoginPage')
              return { Component: LoginPage }
            },
          },
          {
            path: paths.account,
            lazy: async () => {
              const { AccountPage } = await import(/* webpackChunkName: "account" */ '~/client/pages/AccountPage')
              return { Component: AccountPage }
            },
          },
          ...historyRoutes,
          ...recoveryRoutes,
          ...LANGUAGES.flatMap(libraryRoutes),
          { path: paths.about, element: <BlankPage name="about" /> },
          { path: paths.blog, element: <BlankPage name="blog" /> },
          { path: paths.contact, element: <BlankPage name="contact" /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

/** Resolves the lazy route at an address, so that it renders at once: React Router's recipe for hydration. */
export async function loadRoute(pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined })
}
