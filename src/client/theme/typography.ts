import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'

type OwnVariants = {
  /** The title of the landing page on a phone. */
  hero: TypographyStyle
  /** The name on a tile, as large as the text of its grid. */
  tile: TypographyStyle
  /** Small words below what they belong to. */
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

/** One small scale. The three large steps grow with the window, so that nothing breaks at 320 px. */
export const typography: TypographyVariantsOptions = {
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
