import { createAction } from '@reduxjs/toolkit'

export type Toast = { message: string; variant: 'error' | 'warning' | 'info' }

/** In the reader's words. `useToasts` shows it on any screen. */
export const toastShown = createAction<Toast>('toasts/toastShown')
