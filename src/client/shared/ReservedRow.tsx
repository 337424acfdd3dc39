import { styled } from '@mui/material/styles'

/** Of a row that says what is due. */
export const DUE_ROW_PX = 64

/** Keeps the place of what is due: from the first paint, where `bootstrap` has marked the page, until the server has said what it is. */
export const ReservedRow = styled('div')({
  display: 'none',
  minHeight: DUE_ROW_PX,
  'html[data-due]:not([data-hydrated]) &, &[data-kept="true"]': { display: 'block' },
})
