import { darkPalette, lightPalette } from '~/client/ui/theme/palette'
import { theme } from '~/client/ui/theme/theme'

/** WCAG 2.2, success criterion 1.4.3. */
const AA_TEXT = 4.5
/** WCAG 2.2, success criterion 1.4.11. */
const AA_CONTROL = 3

function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

type Colors = Record<string, Record<string, string>>

const STATES = ['primary', 'secondary', 'success', 'warning', 'error', 'info']

// MUI's type of a palette allows more than colours; what is no colour would fail below
it.each([
  ['light', lightPalette as unknown as Colors],
  ['dark', darkPalette as unknown as Colors],
])('texts and controls of the %s scheme have enough contrast', (_, palette) => {
  const surface = palette['surface']!
  const pages = [palette['background']!['default'], palette['background']!['paper'], surface['tint'], surface['sand']]
  const lowest = (colors: (string | undefined)[]) =>
    Math.min(...pages.flatMap((page) => colors.map((color) => contrast(page!, color!))))

  const texts = [
    palette['text']!['primary'],
    palette['text']!['secondary'],
    ...STATES.map((name) => palette[name]!['main']),
  ]
  expect(lowest(texts)).toBeGreaterThanOrEqual(AA_TEXT)
  for (const name of [...STATES, 'onDeep'])
    expect(contrast(palette[name]!['main']!, palette[name]!['contrastText']!)).toBeGreaterThanOrEqual(AA_TEXT)
  for (const name of ['onDeep', 'onDeepMuted', 'accentOnDeep'])
    expect(contrast(surface['deep']!, surface[name]!)).toBeGreaterThanOrEqual(AA_TEXT)
  expect(lowest([palette['text']!['disabled'], palette['star']!['main']])).toBeGreaterThanOrEqual(AA_CONTROL)
})

const STEPS = ['14/20', '16/24', '18/24', '22/28', '28/32', '36/40']
const WEIGHTS = [400, 500, 600, 700]

type Step = { fontSize: string; lineHeight: number; fontWeight: number }

const { typography, breakpoints, shape } = theme
const headingInWideWindow = typography.h1[breakpoints.up('xl')] as Step
const { h1, h2, h3, h4, h5, h6, subtitle1, subtitle2, body1, body2, button, caption, overline } = typography
const variants = { h1, h2, h3, h4, h5, h6, subtitle1, subtitle2, body1, body2, button, caption, overline }

it.each(Object.entries({ ...variants, headingInWideWindow }))('%s is a step of the type scale', (_, style) => {
  const { fontSize, lineHeight, fontWeight } = style as Step
  const px = Number.parseFloat(fontSize) * 16
  expect(STEPS).toContain(`${px}/${Math.round(px * lineHeight)}`)
  expect(WEIGHTS).toContain(fontWeight)
})

it('has the radii 8 px, 16 px and full', () =>
  expect(shape).toEqual({ borderRadius: 16, photo: '8px', card: '16px', pill: '999px' }))
