import '~/client/shared/i18n'

import './toastStyles'

import { CssBaseline, GlobalStyles } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'

import type { AppStore, RootState } from '~/client/store/store'
import { theme } from '~/client/theme/theme'

import { ToastAlert } from './ToastAlert'
import { toastStyles } from './toastStyles'

const TOAST_MS = 5000
/** A refused registration may have a sentence for each of three fields. */
const MAX_TOASTS = 5

const toastVariants = {
  default: ToastAlert,
  success: ToastAlert,
  error: ToastAlert,
  warning: ToastAlert,
  info: ToastAlert,
}

/** A toast covers neither the header, nor a bar below it, nor a menu that it opens. The class is doubled to outweigh notistack's own rule. */
const toastsBelowHeader = ({ breakpoints, spacing, zIndex }: Theme) => ({
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    zIndex: zIndex.appBar - 1,
    top: `calc(${spacing(9)} + var(--toast-offset, 0px))`,
    [breakpoints.up('lg')]: { top: `calc(${spacing(10)} + var(--toast-offset, 0px))` },
  },
})

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
        <GlobalStyles styles={toastStyles()} />
        <GlobalStyles styles={toastsBelowHeader} />
        <SnackbarProvider
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          autoHideDuration={TOAST_MS}
          maxSnack={MAX_TOASTS}
          preventDuplicate
          Components={toastVariants}
        >
          {children}
        </SnackbarProvider>
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
