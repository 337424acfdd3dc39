import { styled } from '@mui/material/styles'

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

const DrawingImage = styled('img')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  borderRadius: 12,
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
