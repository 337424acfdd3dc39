import { styled } from '@mui/material/styles'

import { squaresOf } from '~/vision/views'

import { markOf, usePictureSizes } from './usePictureSizes'

type JudgedMarkProps = {
  url: string
  /** Beside others a photo shows its middle only, unless it is long. */
  isAlone: boolean
}

/** Lies on a photo, and shows which part of it is judged. */
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

/** A fifth of each side, a little inside, where no edge of the tile cuts them. */
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

/** Dark beneath white, to be seen on any photo. */
const Edge = styled(Line)({ stroke: DARK, strokeWidth: 6 })

const Corners = styled(Line)(({ theme }) => ({ stroke: theme.palette.common.white, strokeWidth: 3 }))

const End = styled(Line)(({ theme }) => ({
  stroke: theme.palette.common.white,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
}))
