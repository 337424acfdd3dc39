import { darkPalette, lightPalette } from '~/client/ui/theme/palette'
import { styleElement } from '~/server/http/officer/style'
import { en } from '~/server/http/officer/words/en'
import { dayIn } from '~/server/http/officer/words/officerWords'
import { sw } from '~/server/http/officer/words/sw'

import { WRONG_SWAHILI } from '../../../support/wrongSwahili'

/** Every text, those with values filled in. */
const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word]
    if (typeof word === 'function') return [(word as (value: unknown) => string)(7)]
    return textsOf(word as object)
  })

describe('the words of the officer’s pages', () => {
  it('are translated, without English left in them or Swahili that is understood wrongly', () => {
    const english = textsOf(en)
    const swahili = textsOf(sw)
    expect(swahili).toHaveLength(english.length)
    expect(swahili.filter((text) => english.includes(text))).toEqual([])
    expect(swahili.filter((text) => WRONG_SWAHILI.test(text))).toEqual([])
  })

  it('name days as in Kenya', () => {
    const lateEvening = Date.parse('2026-12-27T22:30:00Z')
    expect([dayIn('en', lateEvening), dayIn('sw', lateEvening)]).toEqual(['28 December 2026', '28 Desemba 2026'])
  })
})

it('the pages have the colours of the app, in light and in dark', () => {
  const [light = '', dark = ''] = styleElement.markup.split('@media(prefers-color-scheme:dark)')
  for (const [style, { primary, background, text, divider, surface }] of [
    [light, lightPalette],
    [dark, darkPalette],
  ] as const) {
    const colours = [primary, background, text, surface].flatMap((group) => Object.entries(group ?? {}))
    const main = Object.fromEntries(
      colours.filter(([name]) => ['main', 'contrastText', 'tint', 'secondary'].includes(name)),
    )
    for (const colour of [...Object.values(main), background?.default, background?.paper, divider])
      expect(style).toContain(String(colour))
  }
})
