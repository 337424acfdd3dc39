import { PHOTOLESS_CROPS } from '~/contract/crops/crops'
import { LANGUAGES } from '~/contract/languages'
import { fromMarkdown, toMarkdown } from '~/contract/report'
import type { Paragraph } from '~/contract/report'
import { CROPS, buildReport, findingsOf, isPaid, resultFor, troublesIn, wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, isDisease } from '~/diagnosis/catalogue/catalogue'

import { leafLabels } from './labels'
import { writeReport } from '../support/writeReport'

const NOW = Date.parse('2026-11-23')
const HLB = 'Orange___Haunglongbing_(Citrus_greening)'
const DOSE = /\d\s*(ml|litres?|g|grams?|kg|cc|%|ppm|spoon(ful)?s?|tsp|tbsp|caps?)\b|\d\s*%/i
/** A sample of what Kenyan shelves hold. */
const BRANDS =
  /\b(Ridomil|Dithane|Daconil|Bravo|Score|Ortiva|Amistar|Milraz|Confidor|Dynamec|Kocide|Acrobat|Infinito|Karate|Coragen|Actara|Antracol|Rodazim|Folicur|Thiovit|Revus|Oshothane|Oberon|Mistress|Equation|Nativo|Tracer|Cabrio)\b/

const cropOf = (label: string) => label.split('___')[0]
const at = (probability: number) => (label: string) => ({ label, probability })
const confident = (label: string): Verdict => ({
  kind: 'confident',
  ...at(0.9)(label),
  sureness: 'fairly',
  alternatives: [],
})
const ranked = (...labels: string[]): Verdict => ({ kind: 'ranked', candidates: labels.map(at(0.4)) })
const rivalOf = (label: string) =>
  leafLabels.find((other) => other !== label && cropOf(other) === cropOf(label)) ?? leafLabels[0]!

const every: Verdict[] = [
  ...leafLabels.map(confident),
  ...leafLabels.map((label) => ranked(label, rivalOf(label))),
  { kind: 'ranked', candidates: ['Apple___Apple_scab', 'Apple___Black_rot'].map(at(0.4)), tooFewPlaces: true },
  { kind: 'ranked', candidates: [at(0.95)('Orange___Canker'), at(0.03)('Orange___Black_spot')] },
  { kind: 'unsure', candidates: leafLabels.slice(0, 2).map(at(0.3)) },
  { kind: 'unsure', candidates: [leafLabels[0]!, leafLabels.at(-1)!].map(at(0.3)) },
  { kind: 'unsure', candidates: [] },
  { kind: 'contradiction', crop: 'Tomato' },
  { kind: 'contradiction', crop: 'Tomato', seen: 'Corn_(maize)' },
  { kind: 'cropQuestion', crop: 'Strawberry' },
  ...(
    ['notALeaf', 'unknownCrop', 'otherCrop', 'mixedCrops', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar'] as const
  ).map((kind) => ({ kind })),
]
/** The client shows a lead as it is. */
const hasMarks = ({ strong, text }: Paragraph) => /[*_`[]/.test(strong + text)
/** Without the titles and addresses of sources. */
const ownWords = (report: string) => report.replace(/^- \[.*$/gm, '- source')
const english = (verdict: Verdict) => writeReport(verdict, wordsIn('en'), NOW)

describe.each(LANGUAGES)('every report in %s', (language) => {
  const words = wordsIn(language)
  const reports = every.map((verdict) => ({ verdict, report: ownWords(writeReport(verdict, words, NOW)) }))
  const failing = (passes: (report: string, verdict: Verdict) => boolean) =>
    reports.filter(({ verdict, report }) => !passes(report, verdict)).map(({ verdict }) => JSON.stringify(verdict))

  it('survives a Markdown round trip, with a summary if it names something', () => {
    const wrong = every.filter((verdict) => {
      const report = buildReport(verdict, resultFor(verdict, words), words, {
        today: NOW,
        charge: isPaid(verdict) ? 1 : 0,
        asked: troublesIn(language).asked,
      })
      const read = fromMarkdown(writeReport(verdict, words, NOW))
      const isNamed = verdict.kind === 'confident' || verdict.kind === 'ranked'
      return (
        !read ||
        toMarkdown(report) !== toMarkdown(read) ||
        (read.summary !== null) !== isNamed ||
        read.why.lead.some(hasMarks)
      )
    })
    expect(wrong).toEqual([])
  })

  it('has valid Markdown, no empty value and no technical term', () => {
    const passes = (report: string) =>
      /^## \p{L}/u.test(report) &&
      !/undefined|null|NaN|TODO|\[object|___|threshold|posterior/.test(report) &&
      !/\n{3}| {2}|\.\.|^- *$/m.test(report) &&
      (report.match(/\*\*/g) ?? []).length % 2 === 0
    expect(failing(passes)).toEqual([])
  })

  it('gives no dose and no brand', () => {
    const withoutMoisture = (report: string) => report.replace(/13 % moisture|chini ya 13 %/g, '')
    expect(failing((report) => !DOSE.test(withoutMoisture(report)) && !BRANDS.test(report))).toEqual([])
  })

  it('says that it is free exactly when nothing is charged', () => {
    expect(failing((report, verdict) => report.includes(words.phrases.free) !== isPaid(verdict))).toEqual([])
  })

  it('has one pictogram for each action of the first screen', () => {
    const wrong = every.filter((verdict) => {
      const { actions, pictograms } = resultFor(verdict, words)
      return actions.length !== pictograms.length
    })
    expect(wrong).toEqual([])
  })

  it('gives each candidate of a ranking its own check and first action, and the tenths add up to ten', () => {
    const wrong = every.filter((verdict) => {
      const { candidates, somethingElse } = resultFor(verdict, words)
      const isWhole = candidates.every(({ check, action }) => check?.question && action !== '')
      const sum = candidates.reduce((total, { tenths }) => total + (tenths ?? 0), somethingElse)
      return verdict.kind === 'ranked' && (!isWhole || sum !== 10)
    })
    expect(wrong).toEqual([])
  })
})

it.each([
  [HLB, [/no cure/i, /KEPHIS/]],
  ['Orange___Canker', [/free of citrus canker/, /KEPHIS/]],
  ['Grape___Esca_(Black_Measles)', [/no cure/i]],
  ['Tomato___Tomato_Yellow_Leaf_Curl_Virus', [/no cure/i, /whole life|rest of its life|for life/]],
  ['Tomato___Tomato_mosaic_virus', [/no cure/i]],
  ['Blueberry___healthy', [/no disease of blueberr/]],
  ['Corn_(maize)___healthy', [/maize lethal necrosis/i, /fall armyworm/i]],
  ['Corn_(maize)___Northern_Leaf_Blight', [/mouldy/]],
  ['Tomato___healthy', [/Tuta absoluta|leaf ?miner/i, /bacterial wilt/i]],
  ['Potato___healthy', [/bacterial wilt/i]],
])('the reports of %s state what they must', (label, sentences) => {
  const whole = `${english(confident(label))} ${english(ranked(label, rivalOf(label)))}`
  for (const sentence of sentences) expect(whole).toMatch(sentence)
})

it('a ranking never sends possible quarantine cases off the farm, nor has vines cut', () => {
  for (const label of [HLB, 'Orange___Canker'])
    expect(english(ranked(label, 'Orange___healthy'))).not.toMatch(/plant clinic|[Ss]how the plant/)
  expect(english(ranked('Grape___Esca_(Black_Measles)', 'Grape___Black_rot'))).not.toMatch(/\bten\b/)
})

it('a ranking lists no candidate below one in ten, and says what is left', () => {
  const [first, second] = ['Potato___Late_blight', 'Potato___Early_blight']
  const third = 'Potato___healthy'
  const verdict: Verdict = { kind: 'ranked', candidates: [at(0.4)(first), at(0.2)(second), at(0.04)(third)] }
  const { candidates, somethingElse } = resultFor(verdict, wordsIn('en'))
  expect(candidates.map(({ label }) => label)).toEqual([first, second])
  expect(somethingElse).toBe(4)
  expect(english(verdict)).not.toMatch(/less than 1 in 10/)
})

it('a ranking with a fast-spreading disease asks for checks today', () => {
  const urgent = wordsIn('en').phrases.rankedUrgent
  expect(english(ranked('Potato___Early_blight', 'Potato___Late_blight'))).toContain(urgent)
  expect(english(ranked('Potato___Early_blight', 'Potato___healthy'))).not.toContain(urgent)
})

it('a ranking gives no share to a condition unknown in Kenya, nor to the remainder', () => {
  const report = english({ kind: 'ranked', candidates: [at(0.95)('Orange___Canker'), at(0.03)('Orange___Black_spot')] })
  expect(report).toMatch(/\*\*Citrus canker\*\* \(unlikely in Kenya\)/)
  expect(report).toMatch(/\*\*Something else\*\* \(more likely\)/)
  expect(report).not.toMatch(/\d in 10/)
})

it('an unknown crop lists what is covered and what is not', () => {
  const { crops } = wordsIn('en')
  const report = english({ kind: 'unknownCrop' }).toLowerCase()
  const judged = CROPS.filter((id) => entries.some((entry) => entry.crop === id && isDisease(entry)))
  for (const id of [...judged, ...PHOTOLESS_CROPS]) expect(report).toContain(crops[id].toLowerCase())
})

it('findings name what a verdict commits to, in English for every language', () => {
  const rust = { label: 'Corn_(maize)___Common_rust_', probability: 0.6 }
  const found = { label: rust.label, crop: 'Maize', condition: 'common rust', confidence: 0.6 }
  expect(findingsOf({ kind: 'ranked', candidates: [rust] })).toEqual({ first: found, alternatives: [] })
  expect(findingsOf({ kind: 'unsure', candidates: [rust] })).toEqual({ first: undefined, alternatives: [found] })
  expect(findingsOf({ kind: 'tooDark' })).toEqual({ first: undefined, alternatives: [] })
  expect(findingsOf(confident('Tomato___healthy')).first).toMatchObject({ crop: 'Tomato', condition: 'healthy' })
})
