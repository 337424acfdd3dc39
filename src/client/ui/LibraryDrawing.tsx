import { styled } from '@mui/material/styles'

import { DRAWING_GROUND } from '~/client/ui/drawing'

type LibraryDrawingProps = {
  src: string
  /** In px. */
  size: number
  /** Empty if the text next to it says the same. */
  alt?: string
  /** The pale ground of drawings of troubles. */
  hasGround?: boolean | undefined
}

export function LibraryDrawing({ src, size, alt = '', hasGround = true }: LibraryDrawingProps) {
  return <DrawingImage src={src} alt={alt} width={size} height={size} loading="lazy" data-ground={hasGround} />
}

const DrawingImage = styled('img')(({ theme }) => ({
  flex: 'none',
  display: 'block',
  borderRadius: theme.vars.shape.photo,
  '&[data-ground="true"]': { backgroundColor: DRAWING_GROUND },
  filter: theme.vars.palette.surface.photoFilter,
}))
