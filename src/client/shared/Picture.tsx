import { styled } from '@mui/material/styles'

export type Illustration = {
  src: string
  /** Empty if the picture only decorates. */
  alt: string
  /** Pixels of the file, which reserve its place. */
  width: number
  height: number
}

type PictureProps = {
  illustration: Illustration
  /** `eager` for what the visitor sees first. */
  loading?: 'eager' | 'lazy'
  /** Pixels; as wide as its column by default. */
  maxWidth?: number
}

/** An illustration that reserves its place, shrinks with its column and is dimmed in the dark scheme. */
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
