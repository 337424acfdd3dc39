import { Box } from '@mui/material'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { Footer } from '~/client/features/shell/Footer'
import { Header } from '~/client/features/shell/Header'
import { useAppStore } from '~/client/store/hooks'
import { watchSession } from '~/client/store/watchSession'

import { SkipLink } from './SkipLink'
import { useFocusOnArrival } from './useFocusOnArrival'
import { useScrollRestoration } from './useScrollRestoration'

const MAIN_ID = 'content'

type LayoutProps = { children: ReactNode }

/** Header, the screen of the route, footer; and what every screen needs while it is open. */
export function Layout({ children }: LayoutProps) {
  const store = useAppStore()
  useEffect(() => watchSession(store), [store])
  useScrollRestoration()
  useFocusOnArrival(MAIN_ID)

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink to={MAIN_ID} />
      <Header />
      {/* tall enough to keep the footer below the fold while a screen loads */}
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flexGrow: 1, minHeight: '80vh' }}>
        {children}
      </Box>
      <Footer />
    </Box>
  )
}
