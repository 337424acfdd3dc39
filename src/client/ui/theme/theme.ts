import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Shadows, TypographyVariantsOptions } from '@mui/material/styles'

import { components, FOCUS_RING_COLOR } from './components'
import { darkPalette, lightPalette } from './palette'

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

const HTML_FONT_PX = 16
const WIDE = 1176

/** Font size and line height are in px for text of normal size. */
const step = (sizePx: number, linePx: number, fontWeight: 400 | 500 | 600 | 700) => ({
  fontSize: `${sizePx / HTML_FONT_PX}rem`,
  lineHeight: Math.round((linePx / sizePx) * 1e4) / 1e4,
  fontWeight,
})

const TEXT = step(16, 24, 400)
const SMALL_TEXT = step(14, 20, 400)
const SMALL_LABEL = step(14, 20, 600)
const CARD_HEADING = step(18, 24, 700)

/** The type scale: six sizes, five line heights (20, 24, 28, 32 and 40 px). */
const typography: TypographyVariantsOptions = {
  fontFamily: systemFonts,
  h1: {
    ...step(28, 32, 700),
    textWrap: 'balance',
    [`@media (min-width:${WIDE}px)`]: step(36, 40, 700),
  },
  h2: { ...step(28, 32, 700), textWrap: 'balance' },
  h3: step(22, 28, 700),
  h4: CARD_HEADING,
  h5: CARD_HEADING,
  h6: step(16, 24, 600), // labels and rows
  subtitle1: step(18, 24, 400), // below the heading of a page or section
  subtitle2: SMALL_LABEL,
  body1: TEXT,
  body2: SMALL_TEXT,
  button: { ...step(16, 24, 600), textTransform: 'none' },
  caption: SMALL_TEXT,
  overline: { ...SMALL_LABEL, textTransform: 'none' },
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Mixins extends OwnMixins {}
}

declare module '@mui/system' {
  interface Shape {
    /** Corner of photos, drawings and fields. */
    photo: string
    /** Corner of cards, banners, tiles and sheets. */
    card: string
    /** Fully rounded ends: buttons, chips, dots. */
    pill: string
  }
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
  /^(AppBar|FilledInput|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip|grey)$/
const UNUSED_VARIANT = /^(light|dark|contrastText)Channel$|^(error|info|secondary|success|warning)Bg$/ // progress is primary
const isUnused = ([group = '', token = '', variant = '']: string[]) =>
  ['font', 'overlays'].includes(group) ||
  (group === 'palette' && (UNUSED_PALETTE.test(token) || UNUSED_VARIANT.test(variant)))

/**
 * Every colour, text style, radius and breakpoint. Components use tokens, and values only for translucent black.
 * `sx` takes them by name: `bgcolor: 'surface.deep'`, `color: 'surface.onDeep'`; spacing is in steps of 8 px.
 * A region on `surface.deep` has `data-surface="deep"`, for light focus rings, and uses `color="onDeep"` buttons.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnused(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: WIDE } }, // xl: page width, 1096 px, and margins
  spacing,
  mixins,
  shape: { borderRadius: 16, photo: '8px', card: '16px', pill: '999px' },
  typography,
  shadows: ['none', ...Array<string>(24).fill(SHADOW)] as Shadows,
  focusVisible: { outlineWidth: '3px', outlineColor: FOCUS_RING_COLOR },
  components,
})
