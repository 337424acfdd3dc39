import { styled } from '@mui/material/styles'

/** Hides content for visitors from signed-in users until hydration; `bootstrap` marks the page. */
const HIDDEN_FROM_SIGNED_IN = {
  'html[data-signed-in]:not([data-hydrated]) &': { visibility: 'hidden' },
} as const

export const PrerenderedForVisitors = styled('div')(HIDDEN_FROM_SIGNED_IN)
