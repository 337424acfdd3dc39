import { useMediaQuery } from '@mui/material'

/** One slide below 768 px of window width, and also from 640; two from 768, three from 1024. */
export function useSlidesPerView() {
  const isMedium = useMediaQuery('(min-width:768px)')
  const isLarge = useMediaQuery('(min-width:1024px)')
  if (isLarge) return 3
  return isMedium ? 2 : 1
}
