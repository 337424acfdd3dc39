import { styled } from '@mui/material/styles'

import type { Illustration } from './content'

type PictureProps = {
  illustration: Illustration
  /** `eager` for what the visitor sees first. */
  loading?: 'eager' | 'lazy'
}

/** A picture that keeps its place before it arrives and shrinks with its column. */
export function Picture({ illustration: { src, alt, width, height }, loading = 'lazy' }: PictureProps) {
  return (
    <FluidImage
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
    />
  )
}

const FluidImage = styled('img')({ display: 'block', width: '100%', height: 'auto' })
