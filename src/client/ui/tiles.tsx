import { styled, type Theme } from '@mui/material/styles'

/** Fits every word in any font. */
const MIN_TILE = '8.3ch'
const LONG_NAME = 8

/** At most `count` columns, fewer if the words need the width. */
export const tileColumns = (count: number, minTile = MIN_TILE) =>
  `repeat(auto-fill, minmax(max(${minTile}, calc((100% - ${count - 1} * 8px) / ${count})), 1fr))`

export const tileGrid = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  ...theme.typography.caption,
  gap: theme.spacing(1),
  [theme.breakpoints.down(344)]: { gap: theme.spacing(0.5) },
})

export const tile = ({ theme }: { theme: Theme }) =>
  ({
    ...theme.mixins.column(0.5),
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 80,
    textAlign: 'center',
    hyphens: 'auto',
  }) as const

export const TileName = ({ name }: { name: string }) => <Name data-long={name.length > LONG_NAME}>{name}</Name>

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-long="true"]': { letterSpacing: '-0.04em' },
}))
