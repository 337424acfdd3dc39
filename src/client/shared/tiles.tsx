import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'

/** Room for every word in any font: `ch` is the width of a zero in it. */
const MIN_TILE = '8.3ch'
const LONG_NAME = 8

/** As many in a row, or as many as their words leave room for. */
export const tileColumns = (count: number, minTile = MIN_TILE) =>
  `repeat(auto-fill, minmax(max(${minTile}, calc((100% - ${count - 1} * 8px) / ${count})), 1fr))`

export const tileGrid = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.875rem',
  gap: theme.spacing(1),
  [theme.breakpoints.down(344)]: { gap: theme.spacing(0.5) },
})

/** A drawing above its name. */
export const tile = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.5),
    minHeight: 80,
    textAlign: 'center',
    hyphens: 'auto',
  }) as const

export const TileName = ({ name }: { name: string }) => <Name data-long={name.length > LONG_NAME}>{name}</Name>

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.tile,
  '&[data-long="true"]': { fontSize: '0.8125rem', letterSpacing: '-0.04em' },
}))
