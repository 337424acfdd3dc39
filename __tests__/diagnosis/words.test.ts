import { PLACES } from '~/contract/countries'
import { inSentence } from '~/contract/inSentence'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { CROPS, loadWords, loadedWords, questionsIn, resultFor, wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, entryFor, isDisease } from '~/diagnosis/catalogue/catalogue'
import { CONTACTS } from '~/diagnosis/catalogue/contacts'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { conditionOf } from '~/diagnosis/report/names'

import { writeReport } from '../support/writeReport'

/** What has no Swahili name, or the same one. */
const SAME = new Set<string>([
  'Esca (black measles)',
  'Blueberry',
  'Raspberry',
  ...Object.values(SUBSTANCES).map(({ name }) => name),
  ...PLACES,
])

const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const MAX_SENTENCE_WORDS = 15
const MAX_FIRST_SCREEN_WORDS = 90
/** Gloves, how much, days to wait and ripe fruit: for who reads no further. */
const SPRAYED_TODAY_WORDS = 20
const TODAY = Date.parse('2026-11-23')

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

  it('are those that a browser loads', async () => {
    await loadWords(language)
    expect(loadedWords(language)).toBe(words)
  })

  it('keep every sentence of a check and of the actions for today within 15 words', () => {
    const tooLong = entries.flatMap(({ label }) => {
      const { check, actions } = words.entries[label]
      return [check.question, check.ifNot, ...actions]
        .flatMap(sentencesOf)
        .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
    })
    expect(tooLong).toEqual([])
  })

  it('fit the first screen of every confident result into 90 words, or 110 where it says how to spray today', () => {
    const tooLong = entries.flatMap(({ label }) => {
      const result = resultFor(confident(label), words)
      const { strip, cropName, title, sureness, speed, twin, check, actions, contacts, recheckDays } = result
      const { headings, recheck } = words.phrases
      const calls = contacts.map(({ request }) => request)
      const shown = [
        strip,
        cropName,
        title,
        sureness?.words,
        speed,
        twin,
        check?.question,
        check?.ifNot,
        ...actions,
        ...calls,
        headings.check,
        headings.today,
        recheck(recheckDays ?? 1),
      ]
      const count = countWords(shown.join(' '))
      const isSprayedToday = actions.some((action) => [true, false].map(words.phrases.urgentSpray).includes(action))
      return count > MAX_FIRST_SCREEN_WORDS + (isSprayedToday ? SPRAYED_TODAY_WORDS : 0) ? [`${label}: ${count}`] : []
    })
    expect(tooLong).toEqual([])
  })

  it('give each verdict that names nothing a strip of its own, which does not repeat its title', () => {
    const { banner, retake, unknownCrop, otherCrop, mixedCrops, unsure, noKnownDisease } = words.phrases
    expect(noKnownDisease).not.toBe(banner.good)
    expect(new Set(Object.values(banner.free)).size).toBe(Object.keys(banner.free).length)
    const titled = { ...retake, unknownCrop, otherCrop, mixedCrops, unsure }
    const repeated = (Object.keys(titled) as (keyof typeof titled)[]).filter((kind) =>
      titled[kind].title.toLowerCase().includes(banner.free[kind].toLowerCase()),
    )
    expect(repeated).toEqual([])
  })

  it('write the name of a genus with a capital letter inside a sentence, and no other name', () => {
    const names = entries.filter(isDisease).map(({ label }) => inSentence(conditionOf(entryFor(label), words)))
    const capitals = names.filter((name) => /^\p{Lu}/u.test(name)).map((name) => name.split(' ', 1)[0])
    expect(new Set(capitals)).toEqual(new Set(['Alternaria', 'Cercospora', 'Septoria']))
  })

  it('keep each number to call on one line of a report', () => {
    const reports = entries.map(({ label }) => writeReport(confident(label), words, TODAY)).join('\n')
    expect(reports).toContain('0800\u00A0720\u00A0021')
    expect(reports).not.toMatch(/\b0[78]\d\d \d{3}/)
  })

  it('leave no text empty in any report', () => {
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

describe.each(TRANSLATIONS)('the translated words in %s', (language) => {
  it('differ from the English ones in every sentence', () => {
    const textsIn = (each: Language) => stringsIn([...PLACES.map((place) => wordsIn(each, place)), questionsIn(each)])
    const inEnglish = new Set(textsIn(DEFAULT_LANGUAGE))
    expect(textsIn(language).filter((text) => inEnglish.has(text) && !SAME.has(text))).toEqual([])
  })

  it('have as many lines in each list as the English ones', () => {
    const different = entries.filter(({ label }) => {
      const [english, translated] = [wordsIn(DEFAULT_LANGUAGE).entries[label], wordsIn(language).entries[label]]
      return (['actions', 'next', 'protect'] as const).some((list) => english[list].length !== translated[list].length)
    })
    expect(different.map(({ label }) => label)).toEqual([])
  })
})

describe('a contact', () => {
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
