import './catchToastStyles'

import { GlobalStyles } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { SnackbarProvider, enqueueSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'

import type { Toast } from '~/client/shared/toast'

import { toastStyles } from './catchToastStyles'
import { ToastAlert } from './ToastAlert'

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

const kinds = { default: ToastAlert, success: ToastAlert, error: ToastAlert, warning: ToastAlert, info: ToastAlert }

type ToastShelfProps = {
  /** Every toast since the start; it grows. */
  toasts: readonly Toast[]
}

export function ToastShelf({ toasts }: ToastShelfProps) {
  const shown = useRef(0)
  useEffect(() => {
    for (const { message, variant } of toasts.slice(shown.current)) enqueueSnackbar(message, { variant })
    shown.current = toasts.length
  }, [toasts])

  return (
    <>
      <GlobalStyles styles={toastStyles()} />
      <GlobalStyles styles={belowHeader} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={MAX_TOASTS}
        Components={kinds}
      />
    </>
  )
}
