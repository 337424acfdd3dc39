import { styled } from '@mui/material/styles'

import type { CropId, Sign } from '~/diagnosis'

type DrawingProps = {
  src: string
  /** Pixels. */
  size: number
}

/** Only decorates: the words beside it say the same. */
export function Drawing({ src, size }: DrawingProps) {
  return <Image src={src} alt="" width={size} height={size} loading="lazy" />
}

export const signDrawing = (sign: Sign) => `/illustrations/signs/${sign}.svg`
export const cropDrawing = (crop: CropId) => `/illustrations/crops/${crop}.svg`

const Image = styled('img')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
