import type { PaletteColor, PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles'

type OwnPalette = {
  surface: typeof darkPalette.surface
  /** Rating stars and highlights; for graphics, not for text. */
  star: { main: string }
  verdict: typeof darkPalette.verdict
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {
    /** Controls on `surface.deep`: `<Button color="onDeep">`. */
    onDeep: PaletteColor
  }
  interface PaletteOptions extends Partial<OwnPalette> {
    onDeep?: SimplePaletteColorOptions
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    onDeep: true
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    onDeep: true
  }
}

/** Leaf green on warm paper. Every text pair reaches 4.5:1, every control edge 3:1. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#1f5f37', light: '#3b8255', dark: '#143f25', contrastText: '#ffffff' },
  secondary: { main: '#96501b', light: '#b8743c', dark: '#6d3810', contrastText: '#ffffff' },
  success: { main: '#2a6f3f', contrastText: '#ffffff' },
  warning: { main: '#8f5200', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  info: { main: '#1f5e75', contrastText: '#ffffff' },
  background: { default: '#faf8f2', paper: '#ffffff' },
  text: { primary: '#1a231c', secondary: '#4a584e', disabled: '#7b877e' },
  divider: '#dcdfd2',
  surface: {
    tint: '#edf4e9',
    sand: '#f5eee1',
    deep: '#12391f',
    onDeep: '#f3f8ef',
    onDeepMuted: '#c2d6c4',
    accentOnDeep: '#f2bd66',
    lineOnDeep: '#345940',
    onPhoto: 'rgba(10, 20, 12, 0.86)',
    night: '#20342a',
    pictureFilter: 'none',
    photoFilter: 'none',
  },
  star: { main: '#b9770a' },
  verdict: {
    act: { main: '#b3261e', contrastText: '#ffffff' },
    watch: { main: '#f2bd66', contrastText: '#2a1800' },
    good: { main: '#1f5f37', contrastText: '#ffffff' },
    unsure: { main: '#1f5e75', contrastText: '#ffffff' },
  },
  onDeep: { main: '#f3f8ef', light: '#ffffff', dark: '#d9e8d6', contrastText: '#12391f' },
}

export const darkPalette = {
  primary: { main: '#86d096', light: '#a9e0b4', dark: '#5fb474', contrastText: '#06210d' },
  secondary: { main: '#e8ae72', light: '#f2c898', dark: '#cf8f4e', contrastText: '#2b1502' },
  // `dark` fills toasts, under white text
  success: { main: '#86d096', dark: '#2a6f3f', contrastText: '#06210d' },
  warning: { main: '#f0b95c', dark: '#8f5200', contrastText: '#2a1800' },
  error: { main: '#ffb4ab', dark: '#b3261e', contrastText: '#450703' },
  info: { main: '#8fcfe6', dark: '#1f5e75', contrastText: '#04212c' },
  background: { default: '#0f1611', paper: '#182019' },
  text: { primary: '#e8eee5', secondary: '#b0beb2', disabled: '#76827a' },
  divider: '#303b32',
  surface: {
    tint: '#152219', // a hint of green, behind sections and cards
    sand: '#211c14', // a hint of earth, behind sections
    deep: '#0b2716', // in both schemes: hero, call to action, closing banner, footer
    onDeep: '#eef5ea',
    onDeepMuted: '#b4c9b7', // readable at body size
    accentOnDeep: '#f0bd6c', // small headings, icons, stars
    lineOnDeep: '#2b4a36',
    onPhoto: 'rgba(10, 20, 12, 0.86)', // behind white text
    night: '#2b4a36', // the queue strip while nothing is sent; `onDeep` is its text
    pictureFilter: 'brightness(0.7) saturate(1.2)', // illustrations are drawn for daylight and glare at night
    photoFilter: 'brightness(0.86)', // leaf photos, and drawings on a pale ground
  },
  star: { main: '#f0bd6c' },
  /** Colour of a verdict, and its text: act today, watch or check, nothing known found, could not tell. */
  verdict: {
    act: { main: '#b3261e', contrastText: '#ffffff' },
    watch: { main: '#f0b95c', contrastText: '#2a1800' },
    good: { main: '#2a6f3f', contrastText: '#ffffff' },
    unsure: { main: '#1f5e75', contrastText: '#ffffff' },
  },
  onDeep: { main: '#eef5ea', light: '#ffffff', dark: '#cfe0cf', contrastText: '#0b2716' },
}
