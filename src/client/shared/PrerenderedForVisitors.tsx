import { styled } from '@mui/material/styles'

/** Hides what is wrong for signed-in users until hydration, on pages that `bootstrap` has marked. */
const HIDDEN_FROM_SIGNED_IN = {
  'html[data-signed-in]:not([data-hydrated]) &': { visibility: 'hidden' },
} as const

export const PrerenderedForVisitors = styled('div')(HIDDEN_FROM_SIGNED_IN)
