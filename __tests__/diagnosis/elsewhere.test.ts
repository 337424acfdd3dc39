import { PHOTOLESS_CROPS } from '~/contract/crops/crops'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LIBRARY_CROPS } from '~/contract/library'
import { PROGRESS, REPLIES } from '~/contract/replies'
import type { Place } from '~/contract/countries'
import {
  cropPage,
  followUpAdvice,
  labelPrefixOf,
  levelOf,
  libraryPage,
  previewFor,
  nextQuestion,
  questionsIn,
  resultFor,
  troublesIn,
  wordsIn,
} from '~/diagnosis'
import type { Reply, Verdict } from '~/diagnosis'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { CONTACTS } from '~/diagnosis/catalogue/contacts'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { troubles } from '~/diagnosis/catalogue/troubles/troubles'

import { kenyanIn } from '../support/kenyan'
import { writeReport } from '../support/writeReport'

const TODAY = [Date.parse('2026-02-01'), Date.parse('2026-11-23')]
const SERVICE: Record<Language, string> = {
  en: 'the plant protection service of your country',
  sw: 'mamlaka ya afya ya mimea ya nchi yako',
}

const at = (label: string, probability: number) => ({ label, probability })
const FREE = [
  'notALeaf',
  'unknownCrop',
  'otherCrop',
  'mixedCrops',
  'tooDark',
  'tooBlurred',
  'falseColours',
  'tooFar',
] as const

/** Each entry at every level, and with each other one of its crop. */
const verdicts: Verdict[] = [
  ...FREE.map((kind) => ({ kind })),
  ...(['signs', 'noSigns'] as const).flatMap((health): Verdict[] => [
    { kind: 'unknownCrop', health },
    { kind: 'otherCrop', health },
    ...PHOTOLESS_CROPS.map((crop) => ({ kind: 'otherCrop' as const, crop, health })),
  ]),
  ...entries.flatMap(({ label, crop }): Verdict[] => [
    { kind: 'contradiction', crop: labelPrefixOf(crop) },
    { kind: 'cropQuestion', crop: labelPrefixOf(crop) },
    { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
    { kind: 'confident', ...at(label, 0.85), sureness: 'fairly', alternatives: [] },
    { kind: 'unsure', candidates: [at(label, 0.3)] },
    ...entries
      .filter((other) => other.crop === crop && other.label !== label)
      .flatMap((other): Verdict[] => [
        { kind: 'ranked', candidates: [at(label, 0.9), at(other.label, 0.02)] },
        { kind: 'ranked', candidates: [at(label, 0.9), at(other.label, 0.02)], tooFewPlaces: true },
        { kind: 'ranked', candidates: [at(label, 0.5), at(other.label, 0.3)] },
      ]),
  ]),
]

/** A verdict with no reply, and with each one to what it asks. */
function repliesTo(verdict: Verdict): Reply[][] {
  const asked = nextQuestion(verdict, [])
  return [[], ...(asked ? REPLIES.map((answer) => [{ question: asked.id, answer }]) : [])]
}

const textsOf = (data: unknown) => JSON.stringify(data)

/** All that a farmer is told about photos: the report, the same as data, a look, and how it goes on. */
function answersIn(language: Language, place: Place): string[] {
  const words = wordsIn(language, place)
  return [
    ...verdicts.flatMap((verdict) => [
      textsOf(previewFor(verdict, words)),
      ...repliesTo(verdict).flatMap((replies) => {
        const result = resultFor(verdict, words, replies)
        return [textsOf(result), ...TODAY.map((day) => writeReport(verdict, words, day, result))]
      }),
    ]),
    ...verdicts.flatMap((verdict) => PROGRESS.map((kind) => textsOf(followUpAdvice(verdict, kind, 7, words)))),
    textsOf(words.progress),
    textsOf(words.sms),
    textsOf(questionsIn(language)),
  ]
}

/** Titles of documents are no advice: a page of the library still says what it rests on. */
function pagesIn(language: Language, place: Place): string[] {
  const texts = { words: wordsIn(language, place), troubles: troublesIn(language, place) }
  return [
    ...[...entries.map(({ label }) => label), ...troubles.map(({ id }) => id)].flatMap((id) =>
      TODAY.map((day) => textsOf({ ...libraryPage(id, texts, day), sources: [] })),
    ),
    ...LIBRARY_CROPS.map((crop) => textsOf({ ...cropPage(crop, texts), sources: [] })),
  ]
}

describe.each(LANGUAGES)('advice in %s for a country other than Kenya', (language) => {
  /** Line by line, each once: the same ones stand in hundreds of texts. */
  const found = (texts: readonly string[]) => {
    const lines = new Set(texts.flatMap((text) => text.split(/\n|\\n|"/)))
    return [...new Set([...lines].flatMap((line) => kenyanIn(line, language)))]
  }

  it('has no substance and nothing Kenyan in any result, preview or follow-up', () => {
    expect(found(answersIn(language, 'elsewhere'))).toEqual([])
  })

  it('has neither on a library page', () => {
    expect(found(pagesIn(language, 'elsewhere'))).toEqual([])
  })

  it('differs from advice for Kenya, which is the default without a country', () => {
    const texts = [...answersIn(language, 'kenya'), ...pagesIn(language, 'kenya')]
    expect(found(texts).length).toBeGreaterThan(30)
    expect(wordsIn(language)).toBe(wordsIn(language, 'kenya'))
    expect(troublesIn(language)).toBe(troublesIn(language, 'kenya'))
  })

  it('names the plant protection service of the country wherever advice for Kenya names whom to call or ask', () => {
    const [kenya, elsewhere] = [wordsIn(language, 'kenya'), wordsIn(language, 'elsewhere')]
    const asking = verdicts.filter((verdict) => resultFor(verdict, kenya).contacts.length > 0)
    const results = asking.map((verdict) => resultFor(verdict, elsewhere))
    const silent = results.filter(({ contacts, actions }) => !textsOf([contacts, actions]).includes(SERVICE[language]))
    const contacts = results.flatMap((result) => result.contacts)
    expect(contacts.length).toBeGreaterThan(100)
    expect(silent).toEqual([])
    expect(contacts.filter(({ name, numbers }) => name !== SERVICE[language] || numbers.length > 0)).toEqual([])
  })

  it('asks that service which spray is allowed wherever advice for Kenya names a product', () => {
    const words = wordsIn(language, 'elsewhere')
    const sprayed = entries.filter((entry) => 'chemistry' in entry && entry.chemistry.length > 0)
    const silent = sprayed.filter(({ label, crop }) => {
      const report = writeReport(
        { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
        words,
        TODAY[0]!,
      )
      const ask = words.phrases.askWhatIsAllowed(words.crops[crop])
      return !report.includes(ask) || words.phrases.safety.some((line) => !report.includes(line))
    })
    expect(sprayed.length).toBeGreaterThan(15)
    expect(silent.map(({ label }) => label)).toEqual([])
  })

  it('keeps every action, check and sign: as many, and the same pictograms', () => {
    const differing = verdicts.filter((verdict) => {
      if (levelOf(verdict, 'kenya') !== levelOf(verdict, 'elsewhere')) return false
      const shapes = (['kenya', 'elsewhere'] as const).map((place) => {
        const { actions, pictograms, check } = resultFor(verdict, wordsIn(language, place))
        return textsOf({ actions: actions.length, pictograms, drawing: check?.drawing })
      })
      return shapes[0] !== shapes[1] && verdict.kind !== 'ranked'
    })
    expect(differing).toEqual([])
  })
})

it('calls nothing unlikely only because Kenya lacks it', () => {
  const canker: Verdict = { kind: 'ranked', candidates: [at('Orange___Canker', 0.8), at('Orange___healthy', 0.02)] }
  expect([levelOf(canker, 'kenya'), levelOf(canker, 'elsewhere')]).toEqual(['ranked', 'probable'])
})

it('detects every number and substance of the catalogue', () => {
  const names = Object.values(SUBSTANCES).map(({ name }) => name)
  const numbers = Object.values(CONTACTS).flatMap((contact) => [...contact.numbers])
  expect([...names, ...numbers].filter((text) => kenyanIn(`${text} `, 'en').length === 0)).toEqual([])
})
