import { Alert } from '@mui/material'
import { styled } from '@mui/material/styles'
import { SnackbarContent, useSnackbar } from 'notistack'
import type { CustomContentProps } from 'notistack'
import { useLayoutEffect, useRef } from 'react'
import type { Ref, RefObject } from 'react'

import { Button } from '~/client/shared/Button'
import { useAppDispatch } from '~/client/store/hooks'
import type { Toast } from '~/client/store/toastsSlice'

type ToastAlertProps = CustomContentProps & Pick<Toast, 'choice'> & { ref?: Ref<HTMLDivElement> }

/** A sentence at the edge of the screen, read out as soon as it appears, and what can be done about it. */
export function ToastAlert({ id, message, variant, choice, ref }: ToastAlertProps) {
  const dispatch = useAppDispatch()
  const { closeSnackbar } = useSnackbar()
  const box = useRef<HTMLDivElement>(null)
  useRoom(box)
  const close = () => {
    closeSnackbar(id)
  }
  return (
    <SnackbarContent ref={ref}>
      <ToastBox
        ref={box}
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

/** The height that a toast takes below the header, while it stands there. */
export const TOAST_ROOM = '--toast-room'
const MARGINS_PX = 16

function useRoom(box: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(TOAST_ROOM, `${(box.current?.offsetHeight ?? 0) + MARGINS_PX}px`)
    return () => {
      style.removeProperty(TOAST_ROOM)
    }
  }, [box])
}

const ToastBox = styled(Alert)(({ theme }) => ({
  alignItems: 'center',
  width: '100%',
  boxShadow: theme.vars.shadows[8],
}))
