import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Shadows, TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'

import { components, FOCUS_RING_COLOR } from './components'
import { darkPalette, lightPalette } from './palette'

type OwnVariants = {
  /** The title of the landing page on a phone. */
  hero: TypographyStyle
  /** The name on a tile; inherits the size of its grid. */
  tile: TypographyStyle
  /** Small text below the element it explains. */
  hint: TypographyStyle
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hint: true
  }
}

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

/** The three largest steps grow with the window, so that nothing breaks at 320 px. */
const typography: TypographyVariantsOptions = {
  fontFamily: systemFonts,
  hero: { fontSize: '1.6875rem', lineHeight: 1.185, textWrap: 'balance' },
  h1: {
    fontSize: 'clamp(1.875rem, 1.5rem + 1.45vw, 2.5rem)',
    fontWeight: 750,
    lineHeight: 1.12,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  h2: {
    fontSize: 'clamp(1.5rem, 1.25rem + 1.3vw, 2.25rem)',
    fontWeight: 720,
    lineHeight: 1.2,
    letterSpacing: '-0.016em',
    textWrap: 'balance',
  },
  h3: {
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    fontWeight: 680,
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
  },
  h4: { fontSize: '1.25rem', fontWeight: 680, lineHeight: 1.35, letterSpacing: 0 },
  h5: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  h6: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5, letterSpacing: 0 },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.55, letterSpacing: 0 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.65, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6, letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5, letterSpacing: 0, textTransform: 'none' },
  tile: { fontWeight: 500, lineHeight: 1.15, letterSpacing: '-0.01em' },
  hint: { fontFamily: systemFonts, fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.4, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.5,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
}

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

/** For text that is tighter than its typography variant; in ascending order. */
const lineHeight = {
  flat: 1.1,
  dense: 1.2,
  tight: 1.25,
  snug: 1.3,
  compact: 1.35,
  loose: 1.45,
  control: '48px',
}

const spacing = (factor: number) => `${8 * factor}px` // not a CSS variable: shorter in every rule
const gapOf = (gaps: number[]) => gaps.map(spacing).join(' ')

type OwnMixins = typeof mixins

/** Gaps in steps of 8 px: between rows, and between columns if they differ. */
const mixins = {
  row: (...gaps: number[]) => ({ display: 'flex', alignItems: 'center', gap: gapOf(gaps) }) as const,
  column: (...gaps: number[]) => ({ display: 'flex', flexDirection: 'column', gap: gapOf(gaps) }) as const,
  plainList: { margin: 0, padding: 0, listStyle: 'none' },
} as const

/** One shadow for all layers above the page; it looks the same at every edge. */
const SHADOW = '0 0 16px rgb(0 0 0 / 0.16)'

/** Tokens of unused components and values that are never used as variables; they would be in every page. */
const UNUSED_PALETTE =
  /^(AppBar|FilledInput|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|grey)$/
const UNUSED_VARIANT = /^(light|dark|contrastText)Channel$|^(error|info|secondary|success|warning)Bg$/ // progress is primary
const isUnused = ([group = '', token = '', variant = '']: string[]) =>
  ['font', 'lineHeight', 'overlays'].includes(group) ||
  (group === 'palette' && (UNUSED_PALETTE.test(token) || UNUSED_VARIANT.test(variant)))

/**
 * Every colour, radius, line height and breakpoint. Components use tokens, and values only for translucent black.
 * `sx` takes them by name: `bgcolor: 'surface.deep'`, `color: 'surface.onDeep'`; spacing is in steps of 8 px.
 * A region on `surface.deep` has `data-surface="deep"`, for light focus rings, and uses `color="onDeep"` buttons.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnused(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1176 } }, // xl: page width, 1096 px, and margins
  spacing,
  mixins,
  shape: { borderRadius: 12, card: '20px', tile: '16px', pill: '999px' },
  typography,
  lineHeight,
  shadows: ['none', ...Array<string>(24).fill(SHADOW)] as Shadows,
  focusVisible: { outlineWidth: '3px', outlineColor: FOCUS_RING_COLOR },
  components,
})
