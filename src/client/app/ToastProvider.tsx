import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'

import { onDemand } from '~/client/shared/onDemand'
import { ToastContext } from '~/client/shared/toast'
import type { ShowToast, Toast } from '~/client/shared/toast'
import { useOnDemand } from '~/client/shared/useOnDemand'

/** notistack and the alerts that it shows; here before anybody needs them, unless the network is very slow. */
export const toastShelf = onDemand(
  async () => (await import(/* webpackChunkName: "toasts" */ './ToastShelf')).ToastShelf,
)

type ToastProviderProps = { children: ReactNode }

export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const showToast: ShowToast = useCallback((message, variant) => {
    setToasts((earlier) => [...earlier, { message, variant }])
  }, [])
  return (
    <ToastContext value={showToast}>
      {children}
      {toasts.length > 0 ? <Toasts toasts={toasts} /> : null}
    </ToastContext>
  )
}

/** Without a network the code of the toasts may be missing, and that is when one says so: then the last sentence stands plainly. */
function Toasts({ toasts }: { toasts: Toast[] }) {
  const { value: ToastShelf, isLost } = useOnDemand(toastShelf)
  if (ToastShelf) return <ToastShelf toasts={toasts} />
  return isLost ? <PlainToast role="alert">{toasts.at(-1)?.message}</PlainToast> : null
}

const PlainToast = styled('p')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(10),
  insetInline: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}))
