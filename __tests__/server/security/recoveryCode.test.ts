import { LANGUAGES } from '~/contract/languages'
import { RECOVERY_WORDS, newRecoveryCode } from '~/server/security/recoveryCode'

/** One spelling for sounds that are mixed up, and for doubled letters. */
const asHeard = (word: string) =>
  word
    .replaceAll('r', 'l')
    .replaceAll(/dh|th|sh/g, 's')
    .replaceAll(/(?<=[gk])h/g, '')
    .replaceAll(/(.)\1/g, '$1')

/** Of the noun classes: singular, plural. */
const PREFIXES = [
  ['m', 'wa'], ['m', 'mi'], ['mw', 'w'], ['mw', 'mi'], ['ki', 'vi'], ['ch', 'vy'], ['', 'ma'], ['ji', 'me'],
  ['u', 'ma'], ['u', 'ny'], ['u', 'n'], ['w', 'ny'], ['u', ''],
] // prettier-ignore
const pluralsOf = (word: string) =>
  PREFIXES.filter(([one = '']) => word.startsWith(one)).map(([one = '', many = '']) => many + word.slice(one.length))

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** With each letter in turn replaced. */
const lettersReplaced = (word: string, by: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + by + word.slice(at + 1))

describe('the words of recovery codes', () => {
  const words = new Set(RECOVERY_WORDS.sw)

  it.each([
    ['en', 2048, 44],
    ['sw', 1464, 42],
  ] as const)('in %s: %d of small letters, each once, for %d bits in four', (language, count, bits) => {
    const list = RECOVERY_WORDS[language]
    expect(list.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([])
    expect([list.length, new Set(list).size]).toEqual([count, count])
    expect(Math.floor(4 * Math.log2(count))).toBe(bits)
  })

  it('in Swahili have no two that are one letter apart', () => {
    const shorter = RECOVERY_WORDS.sw.flatMap((word) => lettersReplaced(word, ''))
    expect(shorter.filter((form) => words.has(form))).toEqual([])
    const masked = RECOVERY_WORDS.sw.flatMap((word) => lettersReplaced(word, '?'))
    expect(repeated(masked)).toEqual([])
  })

  it('in Swahili have no two that sound alike, and no singular with its plural', () => {
    expect(repeated(RECOVERY_WORDS.sw.map(asHeard))).toEqual([])
    expect(RECOVERY_WORDS.sw.filter((word) => pluralsOf(word).some((plural) => words.has(plural)))).toEqual([])
  })

  it('are drawn from the list of the language', () => {
    for (const language of LANGUAGES) {
      const code = newRecoveryCode(language).split(' ')
      expect([code.length, code.filter((word) => !RECOVERY_WORDS[language].includes(word))]).toEqual([4, []])
    }
  })
})
