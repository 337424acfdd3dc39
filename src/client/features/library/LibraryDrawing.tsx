import { styled } from '@mui/material/styles'

import type { CropId, Sign } from '~/diagnosis'

type LibraryDrawingProps = {
  src: string
  /** Pixels. */
  size: number
}

/** Only decorates: the words beside it say the same. */
export function LibraryDrawing({ src, size }: LibraryDrawingProps) {
  return <DrawingImage src={src} alt="" width={size} height={size} loading="lazy" />
}

export const signDrawing = (sign: Sign) => `/illustrations/signs/${sign}.svg`
export const cropDrawing = (crop: CropId) => `/illustrations/crops/${crop}.svg`

const DrawingImage = styled('img')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
