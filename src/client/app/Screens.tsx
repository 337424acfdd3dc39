import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

import { BlankPage } from '~/client/pages/BlankPage'
import { ErrorPage } from '~/client/pages/ErrorPage'
import { NotFoundPage } from '~/client/pages/NotFoundPage'
import { paths } from '~/contract/paths'

import { Arriving } from './Arriving'
import { ErrorBoundary } from './ErrorBoundary'
import { Layout } from './Layout'
import { pages } from './pages'

const screens: RouteObject[] = [
  { path: paths.home, element: <Arriving page={pages[paths.home]} /> },
  { path: paths.about, element: <BlankPage name="Our Story" /> },
  { path: paths.blog, element: <BlankPage name="Blog" /> },
  { path: paths.contact, element: <BlankPage name="Contact" /> },
  { path: paths.predict, element: <Arriving page={pages[paths.predict]} /> },
  { path: paths.login, element: <Arriving page={pages[paths.login]} /> },
  { path: '*', element: <NotFoundPage /> },
]

export const ALONE = (
  <main>
    <ErrorPage />
  </main>
)

type ScreensProps = {
  /** Called when the screen answers to clicks, or something stands in for it. */
  onAwake?: () => void
}

/** A broken screen leaves header and footer standing; only when those break does the error page stand alone. */
export function Screens({ onAwake }: ScreensProps) {
  const screen = useRoutes(screens)
  const { key } = useLocation()
  return (
    <ErrorBoundary instead={<Standing onStand={onAwake}>{ALONE}</Standing>} place={key}>
      <Layout>
        <ErrorBoundary
          instead={
            <Standing onStand={onAwake}>
              <ErrorPage />
            </Standing>
          }
          place={key}
        >
          <Suspense>
            <Standing onStand={onAwake}>{screen}</Standing>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  )
}

/** React takes over what lies in a boundary after what lies around it. */
function Standing({ onStand, children }: { onStand: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onStand?.(), [onStand])
  return children
}
