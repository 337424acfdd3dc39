import { Alert } from '@mui/material'
import { styled } from '@mui/material/styles'
import { SnackbarContent, useSnackbar } from 'notistack'
import type { CustomContentProps } from 'notistack'
import type { Ref } from 'react'

type ToastAlertProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

/** A sentence at the edge of the screen, read out as soon as it appears. */
export function ToastAlert({ id, message, variant, action, ref }: ToastAlertProps) {
  const { closeSnackbar } = useSnackbar()
  return (
    <SnackbarContent ref={ref}>
      <Toast
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        action={typeof action === 'function' ? action(id) : action}
        onClose={() => {
          closeSnackbar(id)
        }}
      >
        {message}
      </Toast>
    </SnackbarContent>
  )
}

const Toast = styled(Alert)(({ theme }) => ({
  alignItems: 'center',
  width: '100%',
  boxShadow: theme.vars.shadows[8],
  '& .MuiAlert-action': { paddingTop: 0 },
}))
