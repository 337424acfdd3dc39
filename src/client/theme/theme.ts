import { createTheme, shouldSkipGeneratingVar, type Shadows } from '@mui/material/styles'

import { FOCUS_RING_COLOR, components } from './components'
import { darkPalette, lightPalette } from './palette'
import { typography } from './typography'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Theme {
    lineHeight: typeof lineHeight
  }
  interface ThemeOptions {
    lineHeight?: typeof lineHeight
  }
  interface Mixins extends OwnMixins {}
}

declare module '@mui/system' {
  interface Shape {
    /** Corner of cards and large surfaces. */
    card: string
    /** Corner of tiles, photos and rows within a card. */
    tile: string
    /** Fully rounded ends: buttons, badges. */
    pill: string
  }
}

/** Of text that stands closer than its typography variant, from the tightest to the loosest. */
const lineHeight = {
  flat: 1.1,
  dense: 1.2,
  tight: 1.25,
  snug: 1.3,
  compact: 1.35,
  loose: 1.45,
  /** As high as a control. */
  control: '48px',
}

const spacing = (factor: number) => `${8 * factor}px` // not a variable: shorter in every rule
const gapOf = (gaps: number[]) => gaps.map(spacing).join(' ')

type OwnMixins = typeof mixins

/** Gaps in steps of 8 px: of rows, and of columns if they differ. */
const mixins = {
  row: (...gaps: number[]) => ({ display: 'flex', alignItems: 'center', gap: gapOf(gaps) }) as const,
  column: (...gaps: number[]) => ({ display: 'flex', flexDirection: 'column', gap: gapOf(gaps) }) as const,
  /** A list without bullets. */
  plainList: { margin: 0, padding: 0, listStyle: 'none' },
} as const

/** Of whatever lies above the page, whichever edge it stands at. */
const SHADOW = '0 0 16px rgb(0 0 0 / 0.16)'

/** Tokens of components that the app does not have, and of what it does not use as variables, would be in every page. */
const UNUSED_PALETTE =
  /^(AppBar|FilledInput|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|grey)$/
const UNUSED_VARIANT = /^(light|dark|contrastText)Channel$|^(error|info|secondary|success|warning)Bg$/ // progress is primary
const isUnused = ([group = '', token = '', variant = '']: string[]) =>
  ['font', 'lineHeight', 'overlays'].includes(group) ||
  (group === 'palette' && (UNUSED_PALETTE.test(token) || UNUSED_VARIANT.test(variant)))

/**
 * Every colour, radius, line height and breakpoint of the product. Components name tokens, and a value only for a translucent black.
 * `sx` takes them by name: `bgcolor: 'surface.deep'`, `color: 'surface.onDeep'`; spacing is in steps of 8 px.
 * A region on `surface.deep` carries `data-surface="deep"`, which turns its focus rings light, and uses `color="onDeep"` buttons.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnused(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1176 } }, // xl: the measure of a page, 1096 px, and its margins
  spacing,
  mixins,
  shape: { borderRadius: 12, card: '20px', tile: '16px', pill: '999px' },
  typography,
  lineHeight,
  shadows: ['none', ...Array<string>(24).fill(SHADOW)] as Shadows,
  focusVisible: { outlineWidth: '3px', outlineColor: FOCUS_RING_COLOR },
  components,
})
