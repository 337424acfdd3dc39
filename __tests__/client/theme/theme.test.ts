import { darkPalette, lightPalette } from '~/client/theme/palette'

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

// MUI's type of a palette allows more than colours; what is no colour would fail below
describe.each([
  ['light', lightPalette as unknown as Colors],
  ['dark', darkPalette as unknown as Colors],
])('the %s scheme', (_, palette) => {
  const surface = palette['surface']!
  const pages = [palette['background']!['default'], palette['background']!['paper'], surface['tint'], surface['sand']]
  const texts = [
    ...['primary', 'secondary'].map((name) => palette['text']![name]),
    ...['primary', 'secondary', 'success', 'warning', 'error', 'info'].map((name) => palette[name]!['main']),
  ]

  it('is readable on every quiet surface', () => {
    const ratios = pages.flatMap((page) => texts.map((text) => contrast(page!, text!)))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('is readable on filled controls and on the deep surface', () => {
    const filled = ['primary', 'secondary', 'success', 'warning', 'error', 'info', 'onDeep'].map((name) =>
      contrast(palette[name]!['main']!, palette[name]!['contrastText']!),
    )
    const deep = ['onDeep', 'onDeepMuted', 'accentOnDeep'].map((name) => contrast(surface['deep']!, surface[name]!))
    expect(Math.min(...filled, ...deep)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('shows the edge of a field and the stars', () => {
    const marks = [palette['text']!['disabled'], palette['star']!['main']]
    const ratios = pages.flatMap((page) => marks.map((mark) => contrast(page!, mark!)))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(AA_CONTROL)
  })
})
