import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { useReveal } from './useReveal'

type RevealProps = {
  durationMs?: number
  children: ReactNode
}

const DEFAULT_DURATION_MS = 600
const RISE_PX = 24

/** Lets its content rise into place once, when it is scrolled into view. */
export function Reveal({ durationMs = DEFAULT_DURATION_MS, children }: RevealProps) {
  const { target, stage } = useReveal<HTMLDivElement>()
  return (
    <RisingBox ref={target} data-reveal={stage} sx={{ transitionDuration: `${durationMs}ms` }}>
      {children}
    </RisingBox>
  )
}

const RisingBox = styled('div')(({ theme }) => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${RISE_PX}px)` },
    '&[data-reveal="revealed"]': {
      transitionProperty: 'opacity, transform',
      transitionTimingFunction: theme.transitions.easing.easeOut,
    },
  },
}))
