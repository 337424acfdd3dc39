import { GlobalStyles } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'

import { toastStyles } from './catchToastStyles'
import { Toast } from './Toast'

const TOAST_MS = 5000
/** A refused registration may have a sentence for each of three fields. */
const MAX_TOASTS = 5

/** A toast must not lie on the way to the menu or to Logout. The class is doubled to outweigh notistack's own rule. */
const belowHeader = ({ breakpoints, spacing }: Theme) => ({
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    top: spacing(9),
    [breakpoints.up('lg')]: { top: spacing(10) },
  },
})

const kinds = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }

type ToastProviderProps = { children: ReactNode }

export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <>
      <GlobalStyles styles={toastStyles()} />
      <GlobalStyles styles={belowHeader} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={MAX_TOASTS}
        Components={kinds}
      >
        {children}
      </SnackbarProvider>
    </>
  )
}
