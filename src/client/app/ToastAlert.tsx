import { Alert, Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { SnackbarContent, useSnackbar } from 'notistack'
import type { CustomContentProps } from 'notistack'
import type { Ref } from 'react'

import { useAppDispatch } from '~/client/store/hooks'
import type { Toast } from '~/client/store/toastsSlice'

type ToastAlertProps = CustomContentProps & Pick<Toast, 'choice'> & { ref?: Ref<HTMLDivElement> }

/** A sentence at the edge of the screen, read out as soon as it appears, and what can be done about it. */
export function ToastAlert({ id, message, variant, choice, ref }: ToastAlertProps) {
  const dispatch = useAppDispatch()
  const { closeSnackbar } = useSnackbar()
  const close = () => {
    closeSnackbar(id)
  }
  return (
    <SnackbarContent ref={ref}>
      <ToastBox
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        onClose={close}
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

const ToastBox = styled(Alert)(({ theme }) => ({
  alignItems: 'center',
  width: '100%',
  boxShadow: theme.vars.shadows[8],
  '& .MuiAlert-action': { paddingTop: 0 },
}))
