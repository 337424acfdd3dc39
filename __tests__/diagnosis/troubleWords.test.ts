import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LIBRARY_CROPS } from '~/contract/library'
import { troublesIn, wordsIn } from '~/diagnosis'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { troubles } from '~/diagnosis/catalogue/troubles/troubles'
import type { TroubleTexts, TroubleWords } from '~/diagnosis/words/troubleTypes'

import { countWords, gradeOf, sentencesOf } from '../support/readability'

const MAX_SIGN_WORDS = 5
const MAX_SENTENCE_WORDS: Record<Language, number> = { en: 15, sw: 20 }
const MAX_GRADE = 4
const MAX_FIRST_SCREEN_WORDS = 90
/** An older price helps nobody. */
const OLDEST_PRICE = 2018

/** Known in Kenya by these names, or without a Swahili one that is in use. */
const ENGLISH_FIRST = ['Tuta absoluta (kiwavi wa majani ya nyanya)', 'Cercospora leaf spot (doajani la Cercospora)']

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const entriesIn = (texts: TroubleTexts): [string, TroubleWords][] => Object.entries(texts.entries)

/** Without what is no sentence: the name and the sign. */
const sentencesIn = (words: TroubleWords) => stringsIn({ ...words, name: [], sign: [] })

describe.each(LANGUAGES)('the words of the troubles in %s', (language) => {
  const texts = troublesIn(language)
  const max = MAX_SENTENCE_WORDS[language]

  it('name every sign in at most five words', () => {
    const signs = [...entriesIn(texts).map(([, { sign }]) => sign), ...Object.values(texts.signs)]
    expect(signs.filter((sign) => countWords(sign) > MAX_SIGN_WORDS || countWords(sign) < 2)).toEqual([])
  })

  it(`keep every sentence within ${max} words`, () => {
    const said = stringsIn([texts.entries, texts.crops, texts.draft, texts.noNumber, texts.noNumberApplies])
    expect(said.flatMap(sentencesOf).filter((sentence) => countWords(sentence) > max)).toEqual([])
  })

  it('fit sign, check, actions and the line on spraying into 90 words', () => {
    const long = entriesIn(texts).filter(([, { name, summary, check, actions, doNotSpray }]) => {
      const shown = [name, summary, check.question, check.ifNot, ...actions, doNotSpray]
      return countWords(shown.join(' ')) > MAX_FIRST_SCREEN_WORDS
    })
    expect(long.map(([id]) => id)).toEqual([])
  })

  it('ask in every check, and begin what not to do with the order not to', () => {
    const order = { en: /^Do not |^No /, sw: /^Usi/ }[language]
    const wrong = entriesIn(texts).filter(
      ([, { check, doNotSpray }]) => !check.question.endsWith('?') || !order.test(doNotSpray),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('leave no text empty, and end every sentence', () => {
    const said = stringsIn(texts.entries)
    expect(said.filter((text) => text.trim() === '' || /TODO|undefined|\s{2}/.test(text))).toEqual([])
    const bodies = entriesIn(texts).flatMap(([, words]) => sentencesIn(words))
    expect(bodies.filter((text) => !/[.?]$/.test(text))).toEqual([])
  })

  it('name no substance that the law may bar, no dose and no brand but the one product that has no other name', () => {
    const barred = Object.values(SUBSTANCES)
      .filter(({ status }) => status !== 'noKnownRestriction')
      .map(({ name }) => name.toLowerCase())
    const said = stringsIn([texts.entries, texts.crops])
    expect(said.filter((text) => barred.some((name) => text.toLowerCase().includes(name)))).toEqual([])
    const dose = /\b\d+ ?(ml|g|grams?|litres?|lita|gramu|mililita)\b|\bper litre\b|kwa lita/i
    expect(said.filter((text) => dose.test(text))).toEqual([])
    expect(said.filter((text) => /toothpick|kichawi|koppert|duduthrin/i.test(text))).toEqual([])
  })

  it('give prices as money, and say whose they are', () => {
    const prices = entriesIn(texts).flatMap(([, { cost = [] }]) => cost)
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.filter((price) => !/Ksh \d/.test(price))).toEqual([])
    const yearsOf = (price: string) => [...price.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
    const isRecent = (price: string) => {
      const years = yearsOf(price)
      return years.length > 0 && years.every((year) => year >= OLDEST_PRICE)
    }
    expect(prices.filter((price) => !isRecent(price))).toEqual([])
    expect(texts.pricesFrom(['A daily'])).toContain('A daily')
    expect(texts.numberFrom('A leaflet')).toContain('A leaflet')
  })

  it('clean the knife in every check that cuts a plant with a germ that knives carry', () => {
    const cuts = { en: /\bcut\b/i, sw: /\b[Kk]ata\b/ }[language]
    const cleans = { en: /\bclean the knife\b/i, sw: /\b[Ss]afisha kisu\b/ }[language]
    const carried = troubles.filter(({ kind }) => kind === 'bacterium').map(({ id }) => texts.entries[id].check)
    const cutting = carried.filter(({ question }) => cuts.test(question))
    expect(cutting).toHaveLength(3)
    expect(cutting.filter(({ question }) => !cleans.test(question))).toEqual([])
  })

  it('agree on bored and mouldy grain: kept apart, never eaten nor fed', () => {
    const { fallArmyworm, stemBorer, aflatoxin, lethalNecrosis } = texts.entries
    expect(fallArmyworm.harvest).toBe(stemBorer.harvest)
    const { apart, neverFed, cutOut } = {
      en: {
        apart: /^Keep bored cobs apart/,
        neverFed: /Do not eat or feed grain with mould, holes or cracks/,
        cutOut: /[Cc]ut away|bored part/,
      },
      sw: {
        apart: /^Tenga magunzi yaliyotobolewa/,
        neverFed: /usizile wala usiwape mifugo/,
        cutOut: /sehemu ya hindi/,
      },
    }[language]
    expect(stemBorer.harvest).toMatch(apart)
    expect(stemBorer.harvest).toMatch(neverFed)
    expect(stringsIn([fallArmyworm, stemBorer, aflatoxin, lethalNecrosis]).filter((text) => cutOut.test(text))).toEqual(
      [],
    )
  })

  it('say of coated seed that it is a poison: not eaten, not by bare hands to other seed, not beside beans', () => {
    const said = texts.entries.striga.next.join(' ')
    const rules = {
      en: [/beans in the same hole/, /Wash your hands/, /Never eat or feed/],
      sw: [/maharagwe kwenye shimo/, /Osha mikono/, /usizile wala usiwape mifugo/],
    }[language]
    expect(rules.filter((rule) => !rule.test(said))).toEqual([])
  })

  it('name every crop of the library in a title', () => {
    const titles = LIBRARY_CROPS.map((crop) => texts.crops[crop].title)
    expect(new Set(titles).size).toBe(LIBRARY_CROPS.length)
  })
})

it('the English of every trouble reads at grade 4 or below', () => {
  const grades = entriesIn(troublesIn('en')).map(([id, words]) => ({
    id,
    grade: gradeOf(sentencesIn(words).join(' ')),
  }))
  expect(grades.filter(({ grade }) => grade > MAX_GRADE)).toEqual([])
})

describe.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))('in %s', (language) => {
  const texts = troublesIn(language)
  const english = troublesIn(DEFAULT_LANGUAGE)

  it('every sentence differs from the English one', () => {
    const inEnglish = new Set(stringsIn(english))
    expect(stringsIn(texts).filter((text) => inEnglish.has(text))).toEqual([])
  })

  it('names a trouble in its own words first, the English name in brackets', () => {
    const namesOf = (own: TroubleTexts, { problems }: ReturnType<typeof wordsIn>) => [
      ...entriesIn(own).map(([, { name }]) => name),
      ...Object.values(own.named),
      ...Object.values(problems),
    ]
    const head = (name: string) => name.replace(/ \(.*/, '').toLowerCase()
    const heads = new Set(namesOf(english, wordsIn(DEFAULT_LANGUAGE)).map(head))
    const englishFirst = namesOf(texts, wordsIn(language)).filter(
      (name) => name.includes(' (') && heads.has(head(name)),
    )
    expect(englishFirst).toEqual(ENGLISH_FIRST)
  })

  it('every list has as many lines as the English one', () => {
    const different = entriesIn(texts).filter(([id, own]) => {
      const other: TroubleWords = english.entries[id as keyof TroubleTexts['entries']]
      return (['signs', 'actions', 'next', 'unconfirmed', 'cost'] as const).some(
        (list) => own[list]?.length !== other[list]?.length,
      )
    })
    expect(different.map(([id]) => id)).toEqual([])
  })

  it('no trap term of the glossary occurs', () => {
    const traps =
      /saratani|\bsurua\b|\bsarafu\b|matangazo|kibichi|kisaikolojia|kimfumo|kitamaduni|jani zima|\bchafu\b|\bzika\b|\bmkopo\b|njaa|\bskan[ai]\b|maharage\b|\bnamba\b|\bkata\b ya|kuukuu|wenye mafuta|kiini cha ugonjwa|vijidudu/
    expect(stringsIn(texts).flatMap((text) => text.match(traps) ?? [])).toEqual([])
  })

  it('a virus is a virus of plants', () => {
    const bare = stringsIn(texts.entries).filter((text) => /\bhaviambukizi\b/.test(text) && !/vya mimea/.test(text))
    expect(bare).toEqual([])
  })
})
