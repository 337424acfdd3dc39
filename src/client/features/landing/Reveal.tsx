import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'

type RevealProps = {
  durationMs?: number
  children: ReactNode
}

const DEFAULT_DURATION_MS = 600
const RISE_PX = 24

/** Lets content rise once when it scrolls into view. Content on the first screen or above stays visible. */
export function Reveal({ durationMs = DEFAULT_DURATION_MS, children }: RevealProps) {
  const { ref, inView, entry } = useInView({
    initialInView: true,
    triggerOnce: true,
    rootMargin: '0px 0px -8% 0px',
    fallbackInView: true,
  })
  const isBelow = !inView && entry !== undefined && entry.boundingClientRect.top >= window.innerHeight
  return (
    <RisingBox ref={ref} data-reveal={isBelow ? 'waiting' : 'revealed'} durationMs={durationMs}>
      {children}
    </RisingBox>
  )
}

const RisingBox = styled('div')<{ durationMs: number }>(({ theme, durationMs }) => ({
  transitionDuration: `${durationMs}ms`,
  transitionProperty: 'none', // in print everything is visible
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${RISE_PX}px)` },
    '&[data-reveal="revealed"]': {
      transitionProperty: 'opacity, transform',
      transitionTimingFunction: theme.transitions.easing.easeOut,
    },
  },
}))
