import { toastStyles } from './toastStyles'

import { GlobalStyles } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { SHORT_WINDOW, SIDE_BAR } from '~/client/shared/windows'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectClosings, selectWaitingToasts, toastsTaken } from '~/client/store/toastsSlice'
import type { Toast } from '~/client/store/toastsSlice'

import { RecoveryCodePlace } from './RecoveryCodePlace'
import { TOAST_ROOM, ToastAlert } from './ToastAlert'

const TOAST_MS = 5000

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
    [SHORT_WINDOW]: { right: `calc(${spacing(2.5)} + var(${SIDE_BAR}, 0px))` },
  },
})

const roomForToast = { '#notices': { paddingTop: `var(${TOAST_ROOM}, 0px)` } }

/** On a phone the page begins below a toast: no heading is covered. */
const pageBelowToast = ({ breakpoints, transitions }: Theme) => ({
  [breakpoints.down('sm')]: roomForToast,
  [SHORT_WINDOW]: roomForToast,
  '@media (prefers-reduced-motion: no-preference)': {
    '#notices': { transition: transitions.create('padding-top', { duration: transitions.duration.shortest }) },
  },
})

/**
 * One at a time. A refused registration may have a sentence for each of three fields: what is said at once is shown one
 * after another, and what is said later takes the place of all that.
 */
function useToastQueue() {
  const dispatch = useAppDispatch()
  const waiting = useAppSelector(selectWaitingToasts)
  const closings = useAppSelector(selectClosings)
  const queue = useRef<readonly Toast[]>([])
  useEffect(() => {
    queue.current = []
    closeSnackbar()
  }, [closings])
  useEffect(() => {
    if (waiting.length === 0) return
    dispatch(toastsTaken())
    const others = waiting.filter(({ message }) => message !== queue.current[0]?.message)
    if (others.length === 0) return
    queue.current = others
    closeSnackbar()
    showFirst(queue)
  }, [dispatch, waiting])
}

function showFirst(queue: RefObject<readonly Toast[]>) {
  const [first] = queue.current
  if (!first) return
  const { message, ...look } = first
  const onExited = () => {
    if (queue.current[0] !== first) return
    queue.current = queue.current.slice(1)
    showFirst(queue)
  }
  enqueueSnackbar({ message, ...look, onExited })
}

/** Shows the toasts of the store, and the code of a new account. */
export function Toasts() {
  useToastQueue()

  return (
    <>
      <GlobalStyles styles={toastStyles()} />
      <GlobalStyles styles={toastsBelowHeader} />
      <GlobalStyles styles={pageBelowToast} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={1}
        preventDuplicate
        Components={toastVariants}
      />
      <RecoveryCodePlace />
    </>
  )
}
