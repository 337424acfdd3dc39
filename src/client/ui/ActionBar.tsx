import { GlobalStyles } from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { LARGE_TEXT, PAGE_END, SHORT_WINDOW } from './windows'

const HEIGHT_PX = 96
const WIDTH_PX = 148

/** Reserves room for a bar at the edge: it covers neither the end of the page nor a focused control. */
export const roomForBar = (heightPx: number, widthPx: number) => ({
  html: { scrollPaddingBottom: withInset(heightPx, 'bottom') },
  [PAGE_END]: { content: '""', display: 'block', height: withInset(heightPx, 'bottom') },
  [SHORT_WINDOW]: {
    html: { scrollPaddingBottom: 0 },
    [PAGE_END]: { display: 'none' },
    body: { paddingRight: withInset(widthPx, 'right') },
  },
  [LARGE_TEXT]: { html: { scrollPaddingBottom: 0 }, [PAGE_END]: { display: 'none' } },
})

export const withInset = (px: number, edge: 'bottom' | 'right') => `calc(${px}px + env(safe-area-inset-${edge}))`

/** At the bottom edge of a phone, or at the right edge in landscape; with large text it stays in the page. */
export const barAtEdge = (theme: Theme, widthPx: number) =>
  ({
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.vars.shape.card} ${theme.vars.shape.card} 0 0`,
    boxShadow: theme.vars.shadows[8],
    [SHORT_WINDOW]: {
      inset: '0 0 0 auto',
      flexDirection: 'column',
      width: withInset(widthPx, 'right'),
      border: 0,
      borderRadius: 0,
    },
    [LARGE_TEXT]: { position: 'static', flexDirection: 'column', boxShadow: 'none' },
  }) as const

/** In reach of the thumb on a phone; in a wide window it stays in the page. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <>
    <GlobalStyles styles={({ breakpoints }) => ({ [breakpoints.down('lg')]: roomForBar(HEIGHT_PX, WIDTH_PX) })} />
    {/* keeps its position while a dialog locks the page */}
    <Bar className="mui-fixed">{children}</Bar>
  </>
)

const Bar = styled('div')(
  ({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1.25),
    width: '100%',
    [theme.breakpoints.down('lg')]: barAtEdge(theme, WIDTH_PX),
  }),
  ({ theme }) => ({
    [theme.breakpoints.down('lg')]: {
      padding: theme.spacing(1.5),
      paddingBottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
      backgroundColor: theme.vars.palette.background.paper,
      [SHORT_WINDOW]: {
        justifyContent: 'center',
        paddingRight: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
      },
      '@media print': { position: 'absolute' },
    },
  }),
)
