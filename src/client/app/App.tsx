import '~/client/shared/i18n'

import { CssBaseline } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'

import type { AppStore, RootState } from '~/client/store/store'
import { theme } from '~/client/theme/theme'

import { ToastPlace } from './ToastPlace'

type ProvidersProps = {
  store: AppStore
  /** The state that the page was prerendered with, while it is hydrated. */
  serverState?: RootState
  children: ReactNode
}

/** Everything a screen may rely on. `noSsr`: the colour scheme is known before the first paint. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
        <ToastPlace />
      </ThemeProvider>
    </Provider>
  )
}

type AppProps = Omit<ProvidersProps, 'children'> & Pick<RouterProviderProps, 'router'>

export function App({ router, ...providers }: AppProps) {
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>
  )
}
