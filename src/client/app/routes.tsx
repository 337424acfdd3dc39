import type { CustomTypeOptions, TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, matchRoutes, type RouteObject, useMatches } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { Page } from '~/client/ui/Page'
import { LANGUAGES, type Language } from '~/contract/languages'
import { COUNT_SLUG, KEY_SLUG } from '~/contract/library'
import { FREE_DIAGNOSES } from '~/contract/limits'
import { libraryPath, paths } from '~/contract/paths'

import { Layout } from './Layout'

type Head = { title: string; description: string }
type Translate = TFunction<readonly ['pages', 'shell']>

/** `head` is missing if the page sets its own. `isPrivate` hides a page from search engines. */
type ScreenHandle = { head?: (t: Translate) => Head; isPrivate?: boolean }

type PageName = Exclude<keyof CustomTypeOptions['resources']['pages'], 'blank' | 'backHome'>

const screenHead =
  (name: PageName) =>
  (t: Translate): Head => ({
    title: t(`pages:${name}.title`),
    description: t(`pages:${name}.description`, { diagnoses: FREE_DIAGNOSES }),
  })

const blankHead =
  (link: 'about' | 'blog' | 'contact') =>
  (t: Translate): Head => {
    const name = t(`shell:links.${link}`)
    return { title: t('pages:blank.title', { name }), description: t('pages:blank.description', { name }) }
  }

/** Sets title and description of the current route, from its handle. */
function RouteHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['pages', 'shell'])
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  return handle?.head ? <Page {...handle.head(t)}>{children}</Page> : children
}

const isPrivate = true

/** Each language has its own URLs, for search engines. */
const libraryRoutes = (language: Language): RouteObject[] => [
  {
    path: libraryPath(language),
    handle: { head: screenHead('library') },
    lazy: () => import(/* webpackChunkName: "library" */ '~/client/features/library/LibraryScreen'),
  },
  {
    path: libraryPath(language, KEY_SLUG),
    handle: { head: screenHead('key') },
    lazy: () => import(/* webpackChunkName: "key" */ '~/client/features/library/key/KeyScreen'),
  },
  {
    path: libraryPath(language, COUNT_SLUG),
    handle: { head: screenHead('count') },
    lazy: () => import(/* webpackChunkName: "count" */ '~/client/pages/CountPage'),
  },
  {
    path: `${libraryPath(language)}/crop/:crop`,
    handle: {},
    lazy: () => import(/* webpackChunkName: "library" */ '~/client/pages/LibraryCropPage'),
  },
  {
    path: `${libraryPath(language)}/:entry`,
    handle: {},
    lazy: () => import(/* webpackChunkName: "library" */ '~/client/pages/LibraryEntryPage'),
  },
]

const screens: RouteObject[] = [
  { path: paths.home, handle: { head: screenHead('home') }, lazy: () => import('~/client/pages/HomePage') },
  {
    path: paths.predict,
    handle: { head: screenHead('predict') },
    lazy: () => import(/* webpackChunkName: "predict" */ '~/client/pages/PredictPage'),
  },
  {
    path: paths.login,
    handle: { head: screenHead('login') },
    lazy: () => import(/* webpackChunkName: "login" */ '~/client/features/account/AuthScreen'),
  },
  {
    path: paths.account,
    handle: { head: screenHead('account'), isPrivate },
    lazy: () => import('~/client/pages/AccountPage'),
  },
  {
    path: paths.history,
    handle: { head: screenHead('history'), isPrivate },
    lazy: () => import(/* webpackChunkName: "history" */ '~/client/pages/PhotosPage'),
  },
  {
    path: paths.desk,
    handle: { head: screenHead('desk'), isPrivate },
    lazy: () => import(/* webpackChunkName: "desk" */ '~/client/features/desk/DeskScreen'),
  },
  {
    path: paths.accuracy,
    handle: { head: screenHead('accuracy') },
    lazy: () => import(/* webpackChunkName: "accuracy" */ '~/client/features/accuracy/AccuracyScreen'),
  },
  {
    path: paths.forgot,
    handle: { head: screenHead('recovery'), isPrivate },
    lazy: () => import(/* webpackChunkName: "recovery" */ '~/client/features/account/ForgotScreen'),
  },
  {
    path: paths.reset,
    handle: { head: screenHead('recovery'), isPrivate },
    lazy: () => import(/* webpackChunkName: "recovery" */ '~/client/features/account/ResetScreen'),
  },
  {
    path: paths.confirm,
    handle: { head: screenHead('recovery'), isPrivate },
    lazy: () => import(/* webpackChunkName: "recovery" */ '~/client/features/account/ConfirmScreen'),
  },
  ...LANGUAGES.flatMap(libraryRoutes),
  ...(['about', 'blog', 'contact'] as const).map((name) => ({
    path: paths[name],
    handle: { head: blankHead(name) },
    element: <BlankPage name={name} />,
  })),
  { path: '*', handle: {}, lazy: () => import('~/client/pages/NotFoundPage') },
]

/** A broken page keeps header and footer; the error page stands alone only if those break. */
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

export const handles = new Map(
  screens.flatMap(({ path, handle }) => (path === undefined ? [] : [[path, handle as ScreenHandle] as const])),
)

/** Loads the lazy route of a URL before hydration, as React Router documents. */
export async function loadRoute(pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined })
}
