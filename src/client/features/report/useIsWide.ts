import { useMediaQuery } from '@mui/material'

/** The photos stand beside the result. */
export const useIsWide = () => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
