import { CssBaseline } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import type { AppStore, RootState } from '~/client/store/store'
import { theme } from '~/client/theme/theme'

import { ToastProvider } from './ToastProvider'

type AppProps = {
  store: AppStore
  /** What the page shows that is being taken over, when it was rendered at build time. */
  serverState?: RootState
  children: ReactNode
}

/** Everything a screen may rely on. `noSsr`: the stored colour scheme is known before the first paint. */
export function App({ store, serverState, children }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline />
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </Provider>
  )
}
