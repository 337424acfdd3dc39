import { createContext, useContext } from 'react'

export type Toast = { message: string; variant: 'success' | 'warning' | 'error' }

/** Shows a sentence at the edge of the screen for a while. */
export type ShowToast = (message: string, variant: Toast['variant']) => void

export const ToastContext = createContext<ShowToast>(() => undefined)

export const useToast = () => useContext(ToastContext)
