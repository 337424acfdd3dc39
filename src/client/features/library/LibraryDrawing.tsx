import { styled } from '@mui/material/styles'

import type { LibraryCropId } from '~/contract/library'

type LibraryDrawingProps = {
  src: string
  /** Pixels. */
  size: number
  /** Empty where the words beside it say the same. */
  alt?: string
}

export function LibraryDrawing({ src, size, alt = '' }: LibraryDrawingProps) {
  return <DrawingImage src={src} alt={alt} width={size} height={size} loading="lazy" />
}

export const drawingPath = (drawing: string) => `/illustrations/${drawing}.svg`
export const cropDrawing = (crop: LibraryCropId) => drawingPath(`crops/${crop}`)

const DrawingImage = styled('img')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  borderRadius: 12,
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
