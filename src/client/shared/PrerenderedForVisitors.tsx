import { styled } from '@mui/material/styles'

/** `bootstrap` marks a prerendered page for those who are signed in: what would be wrong for them is hidden until it is hydrated. */
const HIDDEN_FROM_SIGNED_IN = {
  'html[data-signed-in]:not([data-hydrated]) &': { visibility: 'hidden' },
} as const

export const PrerenderedForVisitors = styled('div')(HIDDEN_FROM_SIGNED_IN)
