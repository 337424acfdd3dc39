import { toastStyles } from './toastStyles'

import { Alert, GlobalStyles } from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { Suspense, useEffect, type Ref } from 'react'
import { createPortal } from 'react-dom'

import { SIGN_UP_CODE, useReplacedElsewhere, useReplaceRecoveryCodeMutation } from '~/client/api/recoveryCodeApi'
import { RecoveryCodeCard } from '~/client/features/account/RecoveryCodeCard'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectClosings, selectWaitingToasts, toastsTaken, type Toast } from '~/client/store/toastsSlice'
import { Button } from '~/client/ui/Button'
import { SHORT_WINDOW } from '~/client/ui/windows'

const TOAST_MS = 5000
const MAX_TOASTS = 3

/** Shows the toasts of the store, and the recovery code of a new account. */
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
      {notices ? createPortal(<SignUpCode />, notices) : null}
    </>
  )
}

/** Above the page that follows Sign Up. Sign Up also shows a toast, so no page needs this code earlier. */
function SignUpCode() {
  const [, { data, reset }] = useReplaceRecoveryCodeMutation({ fixedCacheKey: SIGN_UP_CODE })
  useReplacedElsewhere(reset)
  return <Suspense>{data ? <RecoveryCodeCard code={data.recoveryCode} onClose={reset} /> : null}</Suspense>
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
  /** On a phone toasts push the page down, so that they cover no heading. */
  const abovePage = { position: 'sticky', width: 'auto', maxWidth: 'none', margin: spacing(1, 2, 0) } as const
  return {
    '#notices': { display: 'contents' }, // toasts stick to the window all along the page
    '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
      zIndex: zIndex.appBar - 1,
      top: `calc(${spacing(9)} + var(--toast-offset, 0px))`,
      [breakpoints.down('sm')]: abovePage,
      [breakpoints.up('lg')]: { top: `calc(${spacing(10)} + var(--toast-offset, 0px))` },
      [SHORT_WINDOW]: abovePage,
    },
  }
}
