import { toastStyles } from './toastStyles'

import { GlobalStyles } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack'
import { useEffect } from 'react'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectClosings, selectWaitingToasts, toastsTaken } from '~/client/store/toastsSlice'

import { RecoveryCodePlace } from './RecoveryCodePlace'
import { ToastAlert } from './ToastAlert'

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

/** Shows the toasts of the store, and the code of a new account. */
export function Toasts() {
  const dispatch = useAppDispatch()
  const waiting = useAppSelector(selectWaitingToasts)
  const closings = useAppSelector(selectClosings)
  useEffect(() => {
    closeSnackbar()
  }, [closings])
  useEffect(() => {
    for (const { message, ...look } of waiting) enqueueSnackbar({ message, ...look })
    if (waiting.length > 0) dispatch(toastsTaken())
  }, [dispatch, waiting])

  return (
    <>
      <GlobalStyles styles={toastStyles()} />
      <GlobalStyles styles={toastsBelowHeader} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={MAX_TOASTS}
        preventDuplicate
        Components={toastVariants}
      />
      <RecoveryCodePlace />
    </>
  )
}
