import { CssBaseline } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import type { AppStore } from '~/client/store/store'
import { theme } from '~/client/theme/theme'

import { ToastProvider } from './ToastProvider'

type AppProps = { store: AppStore; children: ReactNode }

/** Everything a screen may rely on. `noSsr`: the stored colour scheme is known before the first paint. */
export function App({ store, children }: AppProps) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline />
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </Provider>
  )
}
