import { Alert } from '@mui/material'
import { SnackbarContent, useSnackbar } from 'notistack'
import type { CustomContentProps } from 'notistack'
import type { Ref } from 'react'

type ToastAlertProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

/** A sentence at the edge of the screen, read out as soon as it appears. */
export function ToastAlert({ id, message, variant, ref }: ToastAlertProps) {
  const { closeSnackbar } = useSnackbar()
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        onClose={() => {
          closeSnackbar(id)
        }}
        sx={{ width: '100%', alignItems: 'center', boxShadow: 8, '& .MuiAlert-action': { pt: 0 } }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  )
}
