import { Card } from '@mui/material'
import { styled } from '@mui/material/styles'

/** A card that grows slightly on hover, but not on touch screens or with reduced motion. */
export const LiftingCard = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: theme.transitions.create(['transform', 'box-shadow'], { duration: theme.transitions.duration.short }),
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'scale(1.02)', boxShadow: theme.vars.shadows[4] },
  },
}))
