import '~/client/i18n/i18n'

import { CssBaseline } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

import { Optional } from '~/client/ui/lazyOrNothing'
import { prefetch } from '~/client/ui/prefetch'
import { useAppSelector } from '~/client/store/hooks'
import type { AppStore, RootState } from '~/client/store/store'
import { selectWaitingToasts } from '~/client/store/toastsSlice'
import { theme } from '~/client/ui/theme/theme'

type ProvidersProps = {
  store: AppStore
  /** The state with which the page was prerendered, for hydration. */
  serverState?: RootState
  children: ReactNode
}

/** Everything a screen relies on. `noSsr`: the colour scheme is known before the first paint. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
        <ToastSlot />
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

const loadToasts = async () => ({ default: (await import('./Toasts')).Toasts })
const Toasts = lazy(loadToasts)

/** Shows toasts. Loads their code early: later there may be no network, which is what a toast has to say. */
function ToastSlot() {
  const isNeeded = useAppSelector((state) => selectWaitingToasts(state).length > 0)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  useEffect(() => prefetch(loadToasts), [])
  return (
    <Optional>
      <Suspense>{wasNeeded ? <Toasts /> : null}</Suspense>
    </Optional>
  )
}
