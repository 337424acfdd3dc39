import type { RouteObject } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { HomePage } from '~/client/pages/HomePage'
import { NotFoundPage } from '~/client/pages/NotFoundPage'
import { paths } from '~/client/shared/paths'

import { Layout } from './Layout'

/** The landing page comes with the first load; forms and the diagnosis screen when somebody goes there. */
const screens: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.about, element: <BlankPage name="Our Story" /> },
  { path: paths.blog, element: <BlankPage name="Blog" /> },
  { path: paths.contact, element: <BlankPage name="Contact" /> },
  {
    path: paths.predict,
    lazy: async () => ({ Component: (await import('~/client/pages/PredictPage')).PredictPage }),
  },
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import('~/client/pages/LoginPage')).LoginPage }),
  },
  { path: '*', element: <NotFoundPage /> },
]

/** A broken screen leaves header and footer standing; only when those break does the error page stand alone. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <ErrorPage />, children: screens }],
  },
]
