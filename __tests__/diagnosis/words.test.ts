import { CROPS, answerFor, wordsIn, writeReport } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, isDisease } from '~/diagnosis/catalogue/catalogue'
import { CONTACTS } from '~/diagnosis/catalogue/contacts'

/** Has no Swahili name. */
const ESCA = 'Esca (black measles)'

const LANGUAGES = ['en', 'sw'] as const
const MAX_SENTENCE_WORDS = 15
const MAX_FIRST_SCREEN_WORDS = 90
const TODAY = Date.parse('2026-11-23')
const AFTER_REVIEW = Date.parse('2025-07-01')

/** Words that readers did not understand, or that are not used in Kenya. */
const FORBIDDEN = [
  /feed out/i,
  /\bear\b/i,
  /\bspare\b/i,
  /re-entry/i,
  /\binterval\b/i,
  /harvest wait/i,
  /\bsour\b/i,
  /dying hearts?/i,
  /show you both/i,
  /overhead watering/i,
]

const confident = (label: string, sureness: 'very' | 'fairly' = 'very'): Verdict => ({
  kind: 'confident',
  label,
  probability: 0.95,
  sureness,
  alternatives: [],
})

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+/).filter((sentence) => /\p{L}/u.test(sentence))
const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = wordsIn(language)

  it('keep every sentence of a check and of the actions for today within 15 words', () => {
    const tooLong = entries.flatMap(({ label }) => {
      const { check, actions } = words.entries[label]
      return [check.question, check.ifNot, ...actions]
        .flatMap(sentencesOf)
        .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
    })
    expect(tooLong).toEqual([])
  })

  it('fit the first screen of every confident answer into 90 words', () => {
    const tooLong = entries.flatMap(({ label }) => {
      const { strip, cropName, title, sureness, speed, check, actions, contacts } = answerFor(confident(label), words)
      const calls = contacts.map(({ name }) => name)
      const shown = [
        strip,
        cropName,
        title,
        sureness?.words,
        speed,
        check?.question,
        check?.ifNot,
        ...actions,
        ...calls,
      ]
      const count = countWords(shown.join(' '))
      return count > MAX_FIRST_SCREEN_WORDS ? [`${label}: ${count}`] : []
    })
    expect(tooLong).toEqual([])
  })

  it('leave nothing unwritten in any report', () => {
    const unfinished = entries.filter(({ label }) => {
      const report = writeReport(confident(label), words, TODAY)
      return /TODO|undefined|null|\*\*\*\*|^- *$/m.test(report)
    })
    expect(unfinished).toEqual([])
  })

  it('name every crop', () => {
    for (const id of CROPS) expect(words.crops[id]).toMatch(/\p{L}{3}/u)
  })
})

describe('the English words', () => {
  it('use no word that readers did not understand', () => {
    const found = entries.flatMap(({ label }) => {
      const report = writeReport(confident(label), wordsIn('en'), AFTER_REVIEW)
      return FORBIDDEN.filter((word) => word.test(report)).map((word) => `${label}: ${String(word)}`)
    })
    expect(found).toEqual([])
  })
})

describe('the Swahili words', () => {
  it('differ from the English ones in every sentence', () => {
    const [english, swahili] = [wordsIn('en'), wordsIn('sw')]
    const same = entries.flatMap(({ label }) => {
      const inEnglish = new Set(stringsIn(english.entries[label]))
      return stringsIn(swahili.entries[label]).filter((text) => inEnglish.has(text) && text !== ESCA)
    })
    expect(same).toEqual([])
  })

  it('have as many lines in each list as the English ones', () => {
    const different = entries.filter(({ label }) => {
      const [english, swahili] = [wordsIn('en').entries[label], wordsIn('sw').entries[label]]
      return (['actions', 'next', 'protect'] as const).some((list) => english[list].length !== swahili[list].length)
    })
    expect(different.map(({ label }) => label)).toEqual([])
  })
})

describe('a report', () => {
  it('names substances and their status for twelve months, and afterwards asks for the registration number', () => {
    const label = 'Potato___Late_blight'
    const fresh = writeReport(confident(label), wordsIn('en'), AFTER_REVIEW)
    expect(fresh).toMatch(/mandipropamid \(FRAC 40;/)
    expect(fresh).toMatch(/do not use .*chlorothalonil/)
    const stale = writeReport(confident(label), wordsIn('en'), TODAY)
    expect(stale).not.toMatch(/mandipropamid/)
    expect(stale).toMatch(/PCPB registration number/)
  })

  it('tells to read every active ingredient wherever a fungicide group is named', () => {
    const missing = entries.filter(isDisease).filter(({ label }) =>
      [TODAY, AFTER_REVIEW].some((day) => {
        const report = writeReport(confident(label), wordsIn('en'), day)
        return /FRAC/.test(report) && !/mancozeb, propineb or chlorothalonil/.test(report)
      }),
    )
    expect(missing).toEqual([])
  })

  it('gives a number only with its source and the day on which it was read', () => {
    for (const { numbers, source, checkedOn } of Object.values(CONTACTS)) {
      if (numbers.length > 0) expect(source).toBeDefined()
      expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
