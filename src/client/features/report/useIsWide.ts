import { useMediaQuery } from '@mui/material'

/** From `lg` the photos stand beside the result, from `md` typical leaves have room in its banner. */
export const useIsWide = (from: 'md' | 'lg' = 'lg') =>
  useMediaQuery((theme) => theme.breakpoints.up(from), { noSsr: true })
