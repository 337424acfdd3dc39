import { GlobalStyles } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { LARGE_TEXT, PAGE_END, SHORT_WINDOW, SIDE_BAR } from './windows'

const BAR_HEIGHT_PX = 96
const BAR_WIDTH_PX = 148

/** The end of the page, and a control that gets the focus, must not lie under the bar. */
const roomBeside = ({ breakpoints }: Theme) => ({
  [breakpoints.down('lg')]: {
    html: { scrollPaddingBottom: BAR_HEIGHT_PX },
    [PAGE_END]: {
      content: '""',
      display: 'block',
      height: `calc(${BAR_HEIGHT_PX}px + env(safe-area-inset-bottom))`,
    },
    [SHORT_WINDOW]: {
      html: { scrollPaddingBottom: 0, [SIDE_BAR]: `${BAR_WIDTH_PX}px` },
      [PAGE_END]: { display: 'none' },
      body: { paddingRight: `calc(${BAR_WIDTH_PX}px + env(safe-area-inset-right))` },
    },
    [LARGE_TEXT]: { html: { scrollPaddingBottom: 0 }, [PAGE_END]: { display: 'none' } },
  },
})

/** On a phone at the bottom edge, in reach of the thumb, or at the right edge of one on its side; in a wide window, and with large text, in its place in the page. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={roomBeside} />
      {/* keeps its place while a dialog locks the page */}
      <Bar className="mui-fixed">{children}</Bar>
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  width: '100%',
  [theme.breakpoints.down('lg')]: {
    position: 'fixed',
    right: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    padding: theme.spacing(1.5),
    paddingBottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.vars.shape.card} ${theme.vars.shape.card} 0 0`,
    boxShadow: theme.vars.shadows[8],
    [SHORT_WINDOW]: {
      top: 0,
      flexDirection: 'column',
      justifyContent: 'center',
      width: `calc(${BAR_WIDTH_PX}px + env(safe-area-inset-right))`,
      paddingRight: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
      border: 0,
      borderRadius: 0,
    },
    [LARGE_TEXT]: { position: 'static', flexDirection: 'column', boxShadow: 'none' },
    '@media print': { position: 'absolute' },
  },
}))
