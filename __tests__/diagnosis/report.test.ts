import { writeReport } from '~/diagnosis'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import type { Substance } from '~/diagnosis/catalogue/substances'
import { SAFETY } from '~/diagnosis/reports/chemicals'
import { frequency } from '~/diagnosis/reports/wording'

import { allReports, confidentReports, freeReports, rankedReports } from './everyReport'
import type { Written } from './everyReport'
import { readingGrade } from './readingGrade'

const ADVICE = ['Do today', 'Then', 'Protect the rest', 'Be careful', 'Not sure?']
const RANKED = ['Which one is it?', ...ADVICE]
const FREE = ['Take the next photo like this', 'Be careful', 'Not sure?']

const SHORT_STATUS = 'withdrawn|restricted|not outdoors|not on food crops|for termites only|status not clear'
/** Groups that are named because they do harm or nothing. */
const USELESS = '(sprays do nothing|make mites worse)'
const DOSE = /\d\s*(ml|l|litres?|liters?|g|gram(me)?s?|kg|cc|%|ppm|spoon(ful)?s?|tsp|tbsp|caps?|kilos?)\b|\d\s*%/i
/** A sample of what Kenyan shelves hold. */
const BRANDS =
  /\b(Ridomil|Dithane|Daconil|Bravo|Score|Ortiva|Amistar|Milraz|Confidor|Dynamec|Kocide|Acrobat|Infinito|Karate|Coragen|Actara|Antracol|Rodazim|Folicur|Thiovit|Revus|Oshothane|Oberon|Mistress|Equation|Nativo|Duduthrin|Tracer|Cabrio)\b/i

/** The names of the reports that do not pass. */
const failing = (reports: readonly Written[], passes: (report: string) => boolean) =>
  reports.filter(({ report }) => !passes(report)).map(({ name }) => name)

const countOf = (report: string, pattern: RegExp) => (report.match(pattern) ?? []).length
const hasSections = (report: string, titles: string[]) =>
  [...report.matchAll(/^### (.+)$/gm)].map(([, title]) => title).join() === titles.join()
const hasLength = (report: string) => report.length >= 900 && report.length <= 1800
const confident = (label: string, sureness: 'very' | 'fairly' = 'fairly') =>
  writeReport({ kind: 'confident', label, probability: 0.9, sureness, alternatives: [] })
const textOf = (reports: readonly Written[]) => reports.map(({ report }) => report).join('\n')

describe('every confident report', () => {
  it('has one heading, and the same sections in the same order', () => {
    const passes = (report: string) =>
      /^## [A-Z]/.test(report) && countOf(report, /^## /gm) === 1 && hasSections(report, ADVICE)
    expect(failing(confidentReports, passes)).toEqual([])
  })

  it('holds 900 to 1800 characters', () => {
    expect(failing(confidentReports, hasLength)).toEqual([])
  })

  it('says how sure it is, whom to ask and when to look again', () => {
    const passes = (report: string) =>
      /\*\*(Very|Fairly) sure \(about (99 in 100|19 in 20|9 in 10)\)\.\*\*/.test(report) &&
      report.includes('your ward or county extension officer, or a plant clinic') &&
      /Look again in \d+ days/.test(report)
    expect(failing(confidentReports, passes)).toEqual([])
    expect(confident('Tomato___Late_blight', 'very')).toContain('**Very sure (about 9 in 10).**')
    expect(confident('Tomato___Late_blight', 'fairly')).toContain('**Fairly sure (about 9 in 10).**')
  })
})

it('every ranked report says that it is ranked, has a check for each candidate, and advises against spraying', () => {
  const passes = (report: string) =>
    hasSections(report, RANKED) &&
    hasLength(report) &&
    report.includes('They are ranked, most likely first.') &&
    report.includes('Do not spray yet.')
  expect(failing(rankedReports, passes)).toEqual([])
})

it('every free report says that it is free, and how to take the next photo', () => {
  const passes = (report: string) =>
    hasSections(report, FREE) && report.includes('**This scan is free.** No credit was used.')
  expect(failing(freeReports, passes)).toEqual([])
})

describe('every report', () => {
  it('states the safety rules wherever it names something to spray', () => {
    expect(failing(allReports, (report) => !/FRAC|IRAC|Last resort/.test(report) || report.includes(SAFETY))).toEqual(
      [],
    )
  })

  it('names a barred or doubtful substance only to warn of it', () => {
    const barred = Object.values<Substance>(SUBSTANCES).filter(({ status }) => status !== 'noKnownRestriction')
    const warnsOf = ({ name }: Substance) =>
      new RegExp(`: do not use [^.]*${name} \\((${SHORT_STATUS})\\)|${name}s? ${USELESS}`, 'gi')
    const passes = (report: string) =>
      barred.every(
        (substance) => countOf(report, warnsOf(substance)) === countOf(report, new RegExp(substance.name, 'gi')),
      )
    expect(failing(allReports, passes)).toEqual([])
  })

  it('gives no dose and no brand', () => {
    expect(failing(allReports, (report) => !DOSE.test(report) && !BRANDS.test(report))).toEqual([])
  })

  it('has no technical term, no empty value and no broken markdown', () => {
    const passes = (report: string) =>
      !/shared|session|undefined|null|NaN|TODO|softmax|threshold|\[object|___/i.test(report) &&
      !/\n{3}| {2}|\.\./.test(report) &&
      countOf(report, /\*\*/g) % 2 === 0
    expect(failing(allReports, passes)).toEqual([])
  })

  it('can be read at the age of twelve', () => {
    for (const reports of [allReports, confidentReports, rankedReports, freeReports])
      expect(readingGrade(textOf(reports))).toBeLessThanOrEqual(7)
    const hard = entries.filter(({ label }) => readingGrade(confident(label)) > 8).map(({ label }) => label)
    expect(hard).toEqual([])
  })
})

it('puts probabilities into words', () => {
  expect([1, 0.96, 0.944, 0.6, 0.01].map(frequency)).toEqual([
    'about 99 in 100',
    'about 19 in 20',
    'about 9 in 10',
    'about 6 in 10',
    'less than 1 in 10',
  ])
})
