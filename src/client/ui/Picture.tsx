import { styled } from '@mui/material/styles'

export type Illustration = {
  src: string
  /** Empty if the picture only decorates. */
  alt: string
  /** Size of the file in px, which reserves its space. */
  width: number
  height: number
}

type PictureProps = {
  illustration: Illustration
  /** `eager` above the fold. */
  loading?: 'eager' | 'lazy'
  /** In px; default: the width of the column. */
  maxWidth?: number
}

/** An illustration that reserves its space, shrinks with its column and is dimmed in the dark scheme. */
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
