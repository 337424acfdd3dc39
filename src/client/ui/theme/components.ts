import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

import { darkPalette } from './palette'

type OwnTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme
type ThemedComponents = Components<OwnTheme>

/** Working hands need more than the 44 px of WCAG 2.5.5. */
const TOUCH_TARGET_PX = 48
const LARGE_TOUCH_TARGET_PX = 56

const PRESSED_OPACITY = 0.6

const SIDE_INSET = 'env(safe-area-inset-left), env(safe-area-inset-right)'

/** The label above a filled field is 14 px. */
const LABEL_SCALE = 0.875
export const SHRUNK_LABEL = `translate(14px, -10px) scale(${LABEL_SCALE})`

/** A region on a deep surface sets the variable to a light colour. */
export const FOCUS_RING_COLOR = 'var(--focus-ring, var(--mui-palette-primary-main))'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Accordion: unfolds within its card, without edge and background. */
    plain: true
    /** Card: asks for a check on the plant. */
    check: true
    /** Card: grows slightly on hover, but not on touch screens or with reduced motion. */
    lifting: true
  }
}

const controls: ThemedComponents = {
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        maxWidth: 'none',
        paddingInline: theme.spacing(0.5),
        color: theme.vars.palette.primary.main,
      }),
      label: ({ theme }) => ({ ...theme.typography.subtitle2, whiteSpace: 'nowrap' }),
    },
  },
  // a ripple adds elements and styles on each press, which takes a slow phone 100 ms
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET_PX,
        paddingInline: theme.spacing(2.5),
        borderRadius: theme.vars.shape.pill,
        // a busy button's text must stay readable
        '&.MuiButton-contained.Mui-disabled': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.surface.tint,
        },
      }),
      sizeLarge: ({ theme }) => ({
        minHeight: LARGE_TOUCH_TARGET_PX,
        paddingInline: theme.spacing(3),
        fontSize: theme.typography.button.fontSize,
      }),
    },
  },
  MuiBadge: { styleOverrides: { badge: ({ theme }) => theme.typography.subtitle2 } },
  MuiChip: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, fontWeight: 500 }) } },
  MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiMenuItem: { styleOverrides: { root: { '&.MuiMenuItem-root': { minHeight: TOUCH_TARGET_PX } } } }, // on a desktop too
  MuiRating: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.star.main }) } },
  MuiInputBase: { styleOverrides: { root: ({ theme }) => ({ lineHeight: theme.typography.body1.lineHeight }) } },
  MuiFormLabel: { styleOverrides: { root: ({ theme }) => ({ lineHeight: theme.typography.body1.lineHeight }) } },
  MuiInputLabel: { styleOverrides: { shrink: { transform: SHRUNK_LABEL, maxWidth: 'calc(114% - 32px)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.shape.photo,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      input: ({ theme }) => ({ '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 } }),
      // a field's outline is a control edge and needs 3:1 against the page
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.text.disabled,
        '& legend': { fontSize: `${LABEL_SCALE}em` },
      }),
    },
  },
}

const lifting = ({ transitions, vars }: OwnTheme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  height: '100%',
  transition: transitions.create(['transform', 'box-shadow'], { duration: transitions.duration.short }),
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'scale(1.02)', boxShadow: vars.shadows[4] },
  },
})

const surfaces: ThemedComponents = {
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'plain' },
            style: {
              backgroundColor: 'transparent',
              '& .MuiAccordionSummary-root, & .MuiAccordionDetails-root': { paddingInline: 0 },
            },
          },
        ],
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.vars.shape.card,
        variants: [
          { props: { variant: 'check' }, style: { border: `2px solid ${theme.vars.palette.info.main}` } },
          { props: { variant: 'lifting' }, style: lifting(theme) },
        ],
      }),
    },
  },
  // folded text is readable without JavaScript
  MuiCollapse: { styleOverrides: { root: { '@media (scripting: none)': { height: 'auto', visibility: 'visible' } } } },
  MuiContainer: {
    defaultProps: { maxWidth: 'xl' },
    styleOverrides: {
      root: ({ theme }) => ({
        // in landscape the camera of a phone is in the margin
        paddingInline: `max(${theme.spacing(2)}, ${SIDE_INSET})`,
        [theme.breakpoints.up('sm')]: { paddingInline: `max(${theme.spacing(3)}, ${SIDE_INSET})` },
        [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(5)}, ${SIDE_INSET})` },
      }),
    },
  },
}

const FILLED_IN_FORCED_COLOURS = { forcedColorAdjust: 'none', color: 'ButtonFace', backgroundColor: 'ButtonText' }

/** Before hydration buttons do nothing yet. */
const NOT_READY = { opacity: 0.5, pointerEvents: 'none' }

/** For browsers that do not run the app and so have no theme variables; the texts are in `public/index.html`. */
const NO_APP_NOTICE = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 2000,
  padding: 16,
  textAlign: 'center',
  backgroundColor: darkPalette.background.paper,
  color: darkPalette.text.primary,
  '& button': { minHeight: 44, padding: '0 24px', font: 'inherit' },
} as const

/** Global, because each kind of button would repeat these rules. */
const CONTROLS = {
  '.MuiButton-root': { textAlign: 'center' },
  '.MuiButton-root.MuiButton-outlined': { borderColor: 'currentColor' }, // a control edge needs 3:1 against the page
  // outweighs the `outline: 0` of MUI's buttons, which applies until hydration
  'html :focus-visible': { outline: `3px solid ${FOCUS_RING_COLOR}`, outlineOffset: 2 },
}

const baseline: ThemedComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        scrollPaddingTop: theme.spacing(9), // below the header
        WebkitTextSizeAdjust: '100%',
        [theme.breakpoints.up('lg')]: { scrollPaddingTop: theme.spacing(10) },
      },
      body: {
        minWidth: 320,
        overflowWrap: 'break-word',
        '@media (max-width: 14rem)': { overflowWrap: 'anywhere' }, // 200 % text on a phone
      },
      'img, svg': { maxWidth: '100%' },
      // feedback for a press, even before the script runs
      ':is(a, button, label):active, a[aria-busy="true"]': { opacity: PRESSED_OPACITY },
      'html:not([data-hydrated]) #root button': NOT_READY,
      '#old-browser, #load-error': NO_APP_NOTICE,
      ...CONTROLS,
      '[data-surface="deep"]': { '--focus-ring': theme.vars.palette.surface.onDeep },
      // headings and regions that receive focus after navigation are no controls
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '@media (forced-colors: active)': {
        '.MuiButton-root.MuiButton-contained': FILLED_IN_FORCED_COLOURS,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
}

export const components: ThemedComponents = { ...controls, ...surfaces, ...baseline }
