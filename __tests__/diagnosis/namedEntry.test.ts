import { NAMEABLE } from '~/contract/cases'
import { LANGUAGES } from '~/contract/languages'
import { namedEntries, namedEntry, troublesIn, wordsIn } from '~/diagnosis'

describe('what a person can name', () => {
  it.each(LANGUAGES)('is each condition and trouble, with the same number of actions everywhere: %s', (language) => {
    const kenya = namedEntries({ words: wordsIn(language), troubles: troublesIn(language) })
    const elsewhere = { words: wordsIn(language, 'elsewhere'), troubles: troublesIn(language, 'elsewhere') }
    expect(kenya.map(({ id }) => id).sort()).toEqual([...NAMEABLE].sort())
    for (const { id, actions, name } of kenya) {
      expect(name).not.toBe('')
      expect(namedEntry(id, elsewhere)?.actions).toHaveLength(actions.length)
      expect(namedEntry(id, { words: wordsIn('en'), troubles: troublesIn('en') })?.actions).toHaveLength(actions.length)
    }
  })

  it('is nothing else', () => {
    const texts = { words: wordsIn('en'), troubles: troublesIn('en') }
    for (const id of ['', 'not_a_leaf', 'constructor', 'drought']) expect(namedEntry(id, texts)).toBeUndefined()
  })
})
