import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'

import { squaresOf } from '~/vision/views'

type JudgedMarkProps = {
  url: string
  /** In a grid a photo is cropped to its middle, unless it is long. */
  isAlone: boolean
}

/** Overlay that marks the part of a photo that is judged. */
export function JudgedMark({ url, isAlone }: JudgedMarkProps) {
  const size = usePictureSizes([url]).get(url)
  const mark = size && markOf(size, isAlone)
  if (!mark) return null
  const { width, height } = size
  const [middle, ...ends] = squaresOf(size)
  const isLong = mark === 'markedLong'
  return (
    <Overlay viewBox={`0 0 ${width} ${height}`} aria-hidden data-mark={mark}>
      {isAlone ? null : <image href={url} {...size} />}
      {isLong ? null : <Outside d={`M0 0H${width}V${height}H0Z${square(middle)}`} />}
      {ends.map((end) => (
        <End key={`${end.left} ${end.top}`} d={square(end)} />
      ))}
      <Edge d={corners(middle)} />
      <Corners d={corners(middle)} />
    </Overlay>
  )
}

type Square = ReturnType<typeof squaresOf>[number]

const square = ({ left, top, size }: Square) => `M${left} ${top}h${size}v${size}h${-size}Z`

/** Corner marks, a fifth of each side long; inset, so that the edge of the tile does not cut them. */
function corners(judged: Square) {
  const inset = judged.size / 50
  const [left, top, size] = [judged.left + inset, judged.top + inset, judged.size - 2 * inset]
  const [right, bottom, arm] = [left + size, top + size, size / 5]
  return [
    `M${left} ${top + arm}V${top}h${arm}`,
    `M${right - arm} ${top}H${right}v${arm}`,
    `M${right} ${bottom - arm}V${bottom}h${-arm}`,
    `M${left + arm} ${bottom}H${left}v${-arm}`,
  ].join('')
}

const Overlay = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  '&:has(image)': { backgroundColor: theme.vars.palette.surface.tint },
}))

const DARK = 'rgb(10 20 12 / 0.82)'

const Outside = styled('path')({ fill: 'rgb(10 20 12 / 0.45)', fillRule: 'evenodd' })

const Line = styled('path')({ fill: 'none', vectorEffect: 'non-scaling-stroke' })

/** A dark outline under the white line makes the mark visible on any photo. */
const Edge = styled(Line)({ stroke: DARK, strokeWidth: 6 })

const Corners = styled(Line)(({ theme }) => ({ stroke: theme.palette.common.white, strokeWidth: 3 }))

const End = styled(Line)(({ theme }) => ({
  stroke: theme.palette.common.white,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
}))

type PictureSize = { width: number; height: number }

/** Sizes in px after EXIF rotation, by URL; without pictures that the browser cannot show. */
export function usePictureSizes(urls: readonly string[]): ReadonlyMap<string, PictureSize> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, PictureSize>>(new Map())
  const asked = urls.join(' ')
  useEffect(() => {
    for (const url of asked.split(' ')) {
      const picture = new Image()
      picture.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = picture
        setSizes((known) => new Map(known).set(url, { width, height }))
      }
      picture.src = url
    }
  }, [asked])
  return sizes
}

/** The note for a picture that shows more than is judged. In a grid only a long one is shown whole and needs it. */
export function markOf({ width, height }: PictureSize, isAlone: boolean) {
  if (squaresOf({ width, height }).length > 1) return 'markedLong'
  return isAlone && width !== height ? 'marked' : undefined
}
