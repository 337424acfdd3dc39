import { styled } from '@mui/material/styles'

export type Illustration = {
  src: string
  /** Empty when the picture only decorates. */
  alt: string
  /** Pixels of the file, so that the page keeps its place while the picture loads. */
  width: number
  height: number
}

type PictureProps = {
  illustration: Illustration
  /** `eager` for what the visitor sees first. */
  loading?: 'eager' | 'lazy'
  /** Pixels; as wide as its column when left out. */
  maxWidth?: number
}

/** An illustration that keeps its place before it arrives, shrinks with its column and is dimmed in the dark scheme. */
export function Picture({ illustration, loading = 'lazy', maxWidth }: PictureProps) {
  return (
    <FluidImage
      {...illustration}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      maxWidth={maxWidth}
    />
  )
}

const FluidImage = styled('img')<Pick<PictureProps, 'maxWidth'>>(({ theme, maxWidth }) => ({
  display: 'block',
  width: '100%',
  maxWidth,
  height: 'auto',
  filter: theme.vars.palette.surface.pictureFilter,
}))
