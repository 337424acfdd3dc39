import { toastStyles } from './toastStyles'

import { Alert, GlobalStyles } from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, type Ref } from 'react'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectClosings, selectWaitingToasts, toastsTaken, type Toast } from '~/client/store/toastsSlice'
import { Button } from '~/client/ui/Button'

const TOAST_MS = 5000
/** As many as the sentences of a refused form. */
const MAX_TOASTS = 6

/** Shows the toasts of the store. */
export function Toasts() {
  const dispatch = useAppDispatch()
  const waiting = useAppSelector(selectWaitingToasts)
  const closings = useAppSelector(selectClosings)
  useEffect(() => closeSnackbar(), [closings])
  useEffect(() => {
    if (waiting.length === 0) return
    dispatch(toastsTaken())
    for (const toast of waiting) enqueueSnackbar({ ...toast })
  }, [dispatch, waiting])
  const notices = document.getElementById('notices')
  return (
    <>
      <GlobalStyles styles={toastStyles()} />
      <GlobalStyles styles={toastsBelowHeader} />
      <SnackbarProvider
        {...(notices && { domRoot: notices })}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={MAX_TOASTS}
        preventDuplicate
        Components={TOAST_VARIANTS}
      />
    </>
  )
}

type ToastAlertProps = CustomContentProps & Pick<Toast, 'choice'> & { ref?: Ref<HTMLDivElement> }

function ToastAlert({ id, message, variant, choice, ref }: ToastAlertProps) {
  const dispatch = useAppDispatch()
  const close = () => closeSnackbar(id)
  return (
    <SnackbarContent ref={ref}>
      <ToastBox
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        onClose={close}
        slotProps={{ action: { sx: { pt: 0 } } }}
        action={
          choice ? (
            <Button
              color="inherit"
              onClick={() => {
                close()
                dispatch(choice.does)
              }}
            >
              {choice.label}
            </Button>
          ) : undefined
        }
      >
        {message}
      </ToastBox>
    </SnackbarContent>
  )
}

const TOAST_VARIANTS = {
  default: ToastAlert,
  success: ToastAlert,
  error: ToastAlert,
  warning: ToastAlert,
  info: ToastAlert,
}

const ToastBox = styled(Alert)(({ theme }) => ({
  alignItems: 'center',
  width: '100%',
  boxShadow: theme.vars.shadows[8],
}))

/** Places toasts below the header, the bar under it and its menu. The doubled class outweighs notistack's own rule. */
function toastsBelowHeader({ breakpoints, spacing, zIndex }: Theme) {
  return {
    '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
      zIndex: zIndex.appBar - 1,
      top: `calc(${spacing(9)} + var(--toast-offset, 0px))`,
      [breakpoints.up('lg')]: { top: `calc(${spacing(10)} + var(--toast-offset, 0px))` },
    },
  }
}
